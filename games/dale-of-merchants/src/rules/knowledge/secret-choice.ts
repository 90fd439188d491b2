import { below, type RandomState } from '@souk/kernel';
import { kindOf, likenessOf } from '../cards/card.js';
import { declarationsOf } from '../cards/identity.js';
import { countSeen, NOTHING_SEEN, seenAs, seenIn } from '../effects/looking.js';
import { placeOfChosen } from '../effects/questions.js';
import { questionOf } from '../effects/resolve.js';
import { type Frame, remembering } from '../frames.js';
import type { State } from '../state.js';

/** What a frame remembers secretly: a card of the own hand, or cards of another one that were looked at. */

const isAboutSeen = (state: State, frame: Frame): boolean => questionOf(state, frame)?.seenInHand === true;

/** Whether such cards are where they are said to be. */
export function isSecretPossible(state: State, frame: Frame): boolean {
  if (!isAboutSeen(state, frame)) return placeOfChosen(state, frame) >= 0;
  const seen = seenIn(frame);
  const hand = (state.hands[frame.player] ?? []).map(kindOf);
  return seen.every((kind) => countSeen(hand, kind) >= countSeen(seen, kind));
}

/** A secretly chosen card can be any of the hand, declared in any way; cards that were seen can be any of that hand. */
export function withSecret(state: State, frame: Frame, random: RandomState): Frame {
  if (isAboutSeen(state, frame)) return withSeen(state, frame, random);
  const hand = state.hands[frame.seat];
  const at = below(random, hand.length);
  const ways = declarationsOf(state, frame.seat, kindOf(hand[at]), at);
  const { as, shown } = ways[below(random, ways.length)];
  return { ...frame, chosen: likenessOf(hand[at]), chosenAs: as, shown };
}

function withSeen(state: State, frame: Frame, random: RandomState): Frame {
  const left = state.hands[frame.player].map(kindOf);
  const seen = Array.from({ length: frame.place }, () => left.splice(below(random, left.length), 1)[0]);
  return remembering(frame, { ...NOTHING_SEEN, ...seenAs(seen) });
}
