import { elementAt, type GameTypes, type Seat } from '@souk/kernel';
import type { Who } from '../people/WhoCard.js';
import type { MatchStatus, OnlineSession } from '../session/online-session.js';

/** Who sits in a seat: the person whose seat it is, whoever plays for them, or the bot that has it. */
export function whoSits({ sitters }: OnlineSession<GameTypes>, { seats }: MatchStatus, seat: Seat): Who {
  const { person, bot } = elementAt(seats, seat);
  if (person !== null) return { kind: 'person', person };
  return { kind: 'bot', name: elementAt(sitters, seat).name, level: bot ?? 1 };
}
