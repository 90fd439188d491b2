import { botAt, levelOf, playerOf } from '@souk/bots';
import { seedRandom } from '@souk/kernel';
import type { BotReply, BotRequest } from './bot-players.js';
import { mindFor } from './minds.js';

async function answer({ id, game, level, chance, ...question }: BotRequest): Promise<BotReply> {
  try {
    const heuristics = await mindFor(game);
    const found = levelOf(game, level);
    const { player, budget } = playerOf(found, botAt(found, heuristics), () => performance.now());
    const { move, account } = player.choose({ ...question, game: heuristics.game, random: seedRandom(chance), budget });
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
