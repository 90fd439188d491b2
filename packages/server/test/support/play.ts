import type { Client, Standing } from './client.js';

/** Plays a seat to the end of the match with the first legal move each time, or as `pick` says. */
export async function playToEnd(
  client: Client,
  match: string,
  first: Standing,
  pick: (moves: readonly object[]) => number = () => 0,
): Promise<Standing> {
  let standing = first;
  let answered = -1;
  while (standing.outcome === null) {
    const { decision } = standing;
    if (decision !== null && decision.answers > answered) {
      answered = decision.answers;
      client.send({
        type: 'move',
        match,
        id: client.sendId(),
        answers: decision.answers,
        move: decision.moves[pick(decision.moves)],
      });
    }
    standing = await client.standing(match);
  }
  return standing;
}
