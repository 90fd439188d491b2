import type { AlleyEvent, ItemId, Move, View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { translate } from '@souk/table-kit/components/Text';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import { seatNamed } from '@souk/table-kit/speaking';
import { saidIn, withCall } from './calling.js';
import { itemIn } from './intent.js';
import { wizardName } from './naming.js';
import { ownSeat, placeOf } from './slots.js';
import { gains, itemAsked, objectChip } from './telling.js';

const placed = (slot: number, view: View, seat?: number): string =>
  translate('aa.preview.place', placeOf(slot, view, seat));

const placesAll = (slots: readonly number[], view: View): string => {
  const names = slots.map((slot) => placed(slot, view));
  return translate('end.and', { names: names.slice(0, -1).join(', '), last: elementAt(names, names.length - 1) });
};

function playing(item: ItemId | undefined, slot: number, who: Chip, view: View): Sentence {
  const place = placed(slot, view);
  return item === undefined
    ? { k: 'aa.preview.placeUnknown', with: { who, place } }
    : { k: 'aa.preview.play', with: { who, item: objectChip(item), place } };
}

const taking = (item: ItemId | undefined, who: Chip): Sentence => ({
  k: 'aa.preview.take',
  with: { who, item: item === undefined ? '' : objectChip(item) },
});

/** What these two do is nothing but that. */
type Losing = Extract<Move, { kind: 'lose-gold' | 'gain-infamy' }>;

/** What a move does, before anything that follows from it. */
function directEffect(move: Exclude<Move, Losing>, view: View, who: Chip, speaker: Speaker): Sentence {
  switch (move.kind) {
    case 'choose-wizard':
      return { k: 'aa.preview.choose-wizard', with: { who, wizard: wizardName(move.wizard) } };
    case 'draw': {
      const [top] = view.discard;
      return move.from === 'discard' && top !== undefined
        ? { k: 'aa.preview.drawItem', with: { who, item: objectChip(top) } }
        : { k: 'aa.preview.draw', with: { who } };
    }
    case 'play':
      return playing(move.item, move.slot, who, view);
    case 'place':
      return playing(itemAsked(view), move.slot, who, view);
    case 'discard':
    case 'activate':
      return { k: `aa.preview.${move.kind}`, with: { who, item: objectChip(move.item) } };
    case 'reveal':
    case 'sell':
      return { k: `aa.preview.${move.kind}`, with: { who, places: placesAll(move.slots, view) } };
    case 'peek':
    case 'give':
    case 'remove':
      return { k: `aa.preview.${move.kind}`, with: { who, place: placed(move.slot, view) } };
    case 'slide':
      return { k: `aa.preview.${move.direction}`, with: { who } };
    case 'choose-player':
      return { k: 'aa.preview.choose-player', with: { who, whom: seatNamed(move.seat, speaker) } };
    case 'place-doll': {
      const place = placed(move.slot, view, move.seat);
      return { k: 'aa.preview.place-doll', with: { who, whom: seatNamed(move.seat, speaker), place } };
    }
    case 'swap-for': {
      const item = itemIn(move.seat, move.slot, view);
      return { k: 'aa.preview.swap-for', with: { who, item, whom: seatNamed(move.seat, speaker) } };
    }
    case 'take-from-discard':
      return taking(view.discard[move.position], who);
    case 'take-from-lamp':
      return taking(view.shown[move.position], who);
    case 'take-from-stash':
      return taking(move.item, who);
    case 'appraise':
      return { k: 'aa.preview.appraise', with: { who, item: itemIn(ownSeat(view), move.slot, view) } };
    case 'bribe':
      return move.points === 0
        ? { k: 'aa.preview.noBribe', with: { who } }
        : { k: 'aa.preview.bribe', with: { who, n: move.points } };
    default:
      return { k: `aa.preview.${move.kind}`, with: { who } };
  }
}

/** What a move would do, as far as it can be known, in one line; and that it calls the inspection. */
export const preview = (move: Move, events: readonly AlleyEvent[], view: View, speaker: Speaker): Sentence =>
  withCall(outcomeOf(move, events, view, speaker), events, view, speaker);

function outcomeOf(move: Move, events: readonly AlleyEvent[], view: View, speaker: Speaker): Sentence {
  const seat = ownSeat(view);
  const who = seatNamed(seat, speaker);
  const gold = gains(events, 'gold', seat);
  const infamy = gains(events, 'infamy', seat);
  const sold = events.find((event) => event.kind === 'sold');
  if (sold?.kind === 'sold') {
    return { k: 'aa.preview.sells', with: { who, item: objectChip(sold.as), gold: signed(gold) } };
  }
  if (move.kind === 'lose-gold') return { k: 'aa.preview.lose-gold', with: { who, n: Math.abs(gold) } };
  if (move.kind === 'gain-infamy') return { k: 'aa.preview.gain-infamy', with: { who, n: infamy } };
  const done = directEffect(move, view, who, speaker);
  if (gold === 0 && infamy === 0) return done;
  const what = saidIn(done);
  if (infamy === 0) return { k: 'aa.preview.goldOnly', with: { what, gold: signed(gold) } };
  if (gold === 0) return { k: 'aa.preview.infamyOnly', with: { what, infamy: signed(infamy) } };
  return { k: 'aa.preview.scores', with: { what, gold: signed(gold), infamy: signed(infamy) } };
}
