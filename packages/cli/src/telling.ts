import { type GameTypes, heardBy, Match, type Told, type Viewer } from '@souk/kernel';
import type { Face, Scene } from './faces/face.js';

/** What a viewer hears of a move, in sentences: one for each thing that matters. */
export function tell(face: Face, told: readonly Told<GameTypes['Event']>[], viewer: Viewer, scene: Scene): string[] {
  const sentences: string[] = [];
  for (const event of heardBy(told, viewer)) {
    const saying = face.sayEvent(event, scene);
    if (saying === undefined) continue;
    const last = sentences.pop();
    if (typeof saying === 'string') sentences.push(...(last === undefined ? [] : [last]), saying);
    else sentences.push(last === undefined ? saying.and : `${last}; ${saying.and}`);
  }
  return sentences.map((sentence) => `${sentence}.`);
}

/** What happened in every move of a match so far. */
export function retell(match: Match<GameTypes>): (readonly Told<GameTypes['Event']>[])[] {
  const again = new Match(match.game, match.start);
  return Array.from(match.history(), ({ seat, code, time }) => again.play(seat, code, time));
}
