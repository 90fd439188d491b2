import { type GameTypes, heardBy, Match, type Told, type Viewer } from '@souk/kernel';
import type { Face, Scene } from '@souk/terminal-kit';

/** What a viewer hears of a move, in sentences: one for each thing that matters. */
export function tell(face: Face, told: readonly Told<GameTypes['Event']>[], viewer: Viewer, scene: Scene): string[] {
  const sentences: string[] = [];
  const events = [...heardBy(told, viewer)];
  for (const [at, event] of events.entries()) {
    const saying = face.sayEvent(event, scene, { events, at });
    if (saying === undefined) continue;
    const last = sentences.pop();
    if (typeof saying === 'string') sentences.push(...(last === undefined ? [] : [last]), saying);
    else sentences.push(last === undefined ? capitalised(saying.alone ?? saying.and) : `${last}; ${saying.and}`);
  }
  return sentences.map((sentence) => `${sentence}.`);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What happened in every move of a match so far. */
export function retell(match: Match<GameTypes>): (readonly Told<GameTypes['Event']>[])[] {
  const again = new Match(match.game, match.start);
  return Array.from(match.history(), ({ seat, code, time }) => again.play(seat, code, time));
}
