// Teaches a game's network by self-play and writes its weights: npm run train -- <game> [--games N] [--seed TEXT]
// The plan that the committed weights come from stands at the top of their file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_TRAINING, train, weightsFile } from '@souk/bots/training';
import { findGame, GAMES } from '@souk/games/loaded';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'lesson' } },
});
const [id = ''] = positionals;
const games = Number(values.games);
const heuristics = findGame(id)?.heuristics;
if (heuristics === undefined || !Number.isInteger(games) || games < 1) {
  const ids = GAMES.map(({ game }) => game.id).join(', ');
  console.error(`expected one of ${ids} and a number of games, got "${id}", ${values.games}`);
  process.exit(2);
}
const plan = {
  ...DEFAULT_TRAINING,
  seats: seatsFor(heuristics.game),
  ...heuristics.training,
  games,
  seed: values.seed,
};
console.error(`teaching ${id}: ${JSON.stringify(plan)}`);
const { data } = train(heuristics, plan, (done, loss) => console.error(`${done} games, loss ${loss.toFixed(4)}`));
const file = fileURLToPath(new URL(`../games/${id}/src/heuristics/weights.ts`, import.meta.url));
writeFileSync(file, weightsFile(data, `npm run train -- ${id} --games ${games} --seed ${values.seed}`));
console.error(`written to ${file}; npm run format makes it fit the house style`);

/** Two at the table are the most frequent match. @param {{ minSeats: number, maxSeats: number }} game */
function seatsFor({ minSeats, maxSeats }) {
  const counts = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
  return [2, 2, ...counts];
}
