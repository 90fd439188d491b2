// A process of its own: many groups of clients on one server. Told by its parent how big it is and when to play.
import { boardgameIoGroup } from './boardgame-io-group.js';
import type { CrowdCommand, CrowdPlan, CrowdReply } from './crowd-commands.js';
import type { Group, NewGroup } from './group.js';
import { Pace, sleep } from './pace.js';
import { soukGroup } from './souk-group.js';

const GROUPS: { readonly [K in CrowdPlan['server']]: NewGroup } = {
  souk: soukGroup,
  'boardgame.io': boardgameIoGroup,
};

/** How many groups come in at a time. */
const AT_ONCE = 20;

const pace = new Pace();
let closing = false;

const tell = (reply: CrowdReply): void => {
  process.send?.(reply);
};

function failed(error: unknown): void {
  if (closing) return;
  closing = true;
  tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

/** All clients connect and take their seats; resolves when every match has a seat that is to move. */
async function gather({ server, port, seats, watchers, matches, apart = false }: CrowdPlan): Promise<void> {
  const groups: Group[] = [];
  let next = 0;
  const bringIn = async (): Promise<void> => {
    while (next < matches && !closing) {
      const i = next++;
      const some = Math.floor(((i + 1) * watchers) / matches) - Math.floor((i * watchers) / matches);
      const from = apart ? `127.1.${i >> 8}.${i & 255}` : undefined;
      const group = await GROUPS[server]({ port, from, seats, watchers: some, pace, failed });
      groups.push(group);
      await group.nextMatch();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bringIn));
  while (pace.waiting < matches && !closing) await sleep(10);
  tell({ kind: 'gathered', clients: groups.length * seats + watchers });
}

process.on('message', (command: CrowdCommand) => {
  if (command.kind === 'gather') gather(command.plan).catch(failed);
  else if (command.kind === 'play') {
    pace.slice(command.ms, command.speed).then((slice) => tell({ kind: 'played', slice }), failed);
  } else {
    closing = true;
    process.exit();
  }
});
