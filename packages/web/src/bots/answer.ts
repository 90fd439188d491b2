import { type Bot, playerOf } from '@souk/bots';
import { type AnyGame, type Playable, seedRandom } from '@souk/kernel';
import type { BotReply, BotRequest } from './bot-players.js';

/** Who answers, and by which rules. */
interface Answering {
  readonly bot: Bot;
  readonly game: Playable | AnyGame;
}

/** Answers whatever this worker is asked. */
export function answerWith(find: (request: BotRequest) => Promise<Answering>): void {
  const answer = async (request: BotRequest): Promise<BotReply> => {
    const { id, level, chance, ...question } = request;
    try {
      const { bot, game } = await find(request);
      const { player, budget } = playerOf(level, bot, () => performance.now());
      const { move, account } = player.choose({ ...question, game, random: seedRandom(chance), budget });
      const chosen = account?.find((candidate) => candidate.move === move);
      const reasons = chosen?.reasons.filter(({ weight }) => weight > 0) ?? [];
      return { id, move, chance: chosen?.chance, reasons };
    } catch (error) {
      return { id, problem: error instanceof Error ? error.message : String(error) };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
    void answer(data).then((reply) => self.postMessage(reply));
  });
}
