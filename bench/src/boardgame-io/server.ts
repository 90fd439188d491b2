// A process of its own: boardgame.io's server with its in-memory storage and its socket.io transport.
import type { Server as HttpServer } from 'node:http';
import { checkStart, seedRandom } from '@souk/kernel';
import { QUICKEST } from '../games.js';
import { SEATS } from '../works.js';
import { type Definition, hostedDefinition } from './definition.js';
import { boardgameIo } from './installed.js';

interface ServerModule {
  Server<G>(options: { games: Definition<G>[]; origins: string[] }): {
    run(options: { port: number }): Promise<{ appServer: HttpServer }>;
  };
}

// Its development build checks and logs every action; a fair comparison runs the production build.
process.env.NODE_ENV = 'production';
const { Server } = boardgameIo<ServerModule>('server');

const { game: rules } = QUICKEST;
const options = checkStart(rules, SEATS, {});
let deals = 0;
const game = hostedDefinition(rules, () => rules.setup(options, SEATS, seedRandom(`load ${deals++}`)));
const { appServer } = await Server({ games: [game], origins: ['http://localhost'] }).run({ port: 0 });
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('expected a port');
console.log(`boardgame.io is open at http://127.0.0.1:${address.port}`);
