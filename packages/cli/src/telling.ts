import { type AddressedEvent, type GameTypes, heardBy, Match, type Viewer } from '@souk/kernel';
import type { Face, Scene } from '@souk/terminal-kit';

/** What a viewer hears of a move, in lines: one for each thing that matters, with what follows from it. */
export function tell(
  face: Face,
  told: readonly AddressedEvent<GameTypes['Event']>[],
  viewer: Viewer,
  scene: Scene,
): string[] {
  const lines: string[] = [];
  const events = heardBy(told, viewer);
  for (const at of events.keys()) {
    const saying = face.sayEvent({ events, at }, scene);
    if (saying === undefined) continue;
    const before = saying.follows === true ? lines.pop() : undefined;
    lines.push(before === undefined ? saying.text : `${before} ${saying.text}`);
  }
  return lines;
}

/** What happened in every move of a match so far. */
export function retell(match: Match<GameTypes>): (readonly AddressedEvent<GameTypes['Event']>[])[] {
  const again = new Match(match.game, match.start);
  return Array.from(match.history(), ({ seat, code, time }) => again.play(seat, code, time));
}
