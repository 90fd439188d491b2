import { botAt, flatMonteCarloBot, levelIn, playerOf } from '@souk/bots';
import { seedRandom } from '@souk/kernel';
import { heuristicsOf, levelsOf, rulesOf } from '../games/games.js';
import type { BotReply, BotRequest } from './bot-players.js';

async function answer({ id, game, level, chance, ...question }: BotRequest): Promise<BotReply> {
  try {
    const found = levelIn(levelsOf(game), level);
    const heuristics = await heuristicsOf(game);
    const bot = heuristics === undefined ? flatMonteCarloBot : botAt(found, heuristics);
    const { player, budget } = playerOf(found, bot, () => performance.now());
    const rules = heuristics?.game ?? (await rulesOf(game));
    const { move, account } = player.choose({ ...question, game: rules, random: seedRandom(chance), budget });
    const chosen = account?.find((candidate) => candidate.move === move);
    const reasons = chosen?.reasons.filter(({ weight }) => weight > 0) ?? [];
    return { id, move, chance: chosen?.chance, reasons };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
