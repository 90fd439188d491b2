import type { Decision } from '@souk/protocol';
import type { Client, Standing } from './client.js';

/** Plays a seat to the end of the match with the first legal move each time, or as `pick` says; undefined: not at all. */
export async function playToEnd(
  client: Client,
  match: string,
  first: Standing,
  pick: (decision: Decision) => number | undefined = () => 0,
): Promise<Standing> {
  let standing = first;
  let answered = -1;
  while (standing.outcome === null) {
    const { decision } = standing;
    if (decision !== null && decision.answers > answered) {
      const { answers, moves } = decision;
      const picked = pick(decision);
      answered = answers;
      if (picked !== undefined) {
        client.send({ type: 'move', match, id: client.sendId(), answers, move: moves[picked] });
      }
    }
    standing = await client.standing(match);
  }
  return standing;
}
