import { type AlleyEvent, type ItemId, type Move, numbersOf, type View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import { sentenceNamed } from '@souk/table-kit/speaking';
import { itemText, wizardName, wizardText } from './naming.js';
import { ownSeat, placeOf } from './slots.js';
import { gains, itemChip, objectChip } from './telling.js';

/** An answer by its name, with its amount where it has one. */
export function answerNamed(answer: string, { options }: Pick<View, 'options'>): Sentence {
  const { cauldronGold, cauldronInfamy } = numbersOf(options.houseRules);
  if (answer === 'lose-gold') return { k: 'aa.answer.lose-gold', with: { n: cauldronGold } };
  if (answer === 'gain-infamy') return { k: 'aa.answer.gain-infamy', with: { n: cauldronInfamy } };
  return sentenceNamed(`aa.answer.${answer}`, answer);
}

const chosen = (seat: number, { name, you }: Speaker): Sentence =>
  seat === you ? { k: 'aa.pick.yourself' } : { k: 'aa.pick.player', with: { name: name(seat) } };

const playing = (item: ItemId | undefined): Sentence =>
  item === undefined ? { k: 'aa.act.play' } : { k: 'aa.pick.take', with: { item: objectChip(item) } };

/** What lies in a slot, by its name if that is known here. */
export function itemIn(seat: number, slot: number, view: View): Chip | string {
  const { item } = elementAt(elementAt(view.players, seat).storehouse.slots, slot);
  return item === null ? '' : objectChip(item);
}

function drawing(from: 'deck' | 'discard', { discard: [top] }: View): Sentence {
  if (from === 'deck' || top === undefined) return { k: 'aa.pick.draw' };
  return { k: 'aa.pick.drawItem', with: { item: objectChip(top) } };
}

/** What is being done, once it is clear which move it is. */
export function headlineOf(move: Move, view: View, speaker: Speaker): Sentence {
  switch (move.kind) {
    case 'choose-wizard':
      return { k: 'aa.pick.wizard', with: { wizard: wizardName(move.wizard) } };
    case 'draw':
      return drawing(move.from, view);
    case 'play':
      return { k: 'aa.pick.play', with: { item: objectChip(move.item), ...placeOf(move.slot, view) } };
    case 'discard':
    case 'activate':
      return { k: `aa.pick.${move.kind}`, with: { item: objectChip(move.item) } };
    case 'reveal':
    case 'sell':
      return { k: `aa.pick.${move.kind}`, with: { of: move.slots.length } };
    case 'peek':
    case 'place':
    case 'give':
    case 'remove':
      return { k: `aa.pick.${move.kind}`, with: placeOf(move.slot, view) };
    case 'appraise':
      return { k: 'aa.pick.appraise', with: { item: itemIn(ownSeat(view), move.slot, view) } };
    case 'choose-player':
      return chosen(move.seat, speaker);
    case 'place-doll':
      return { k: 'aa.pick.doll', with: { name: speaker.name(move.seat), ...placeOf(move.slot, view, move.seat) } };
    case 'swap-for':
      return {
        k: 'aa.pick.swap',
        with: { name: speaker.name(move.seat), item: itemIn(move.seat, move.slot, view) },
      };
    case 'take-from-discard':
      return playing(view.discard[move.position]);
    case 'take-from-lamp':
      return playing(view.shown[move.position]);
    case 'take-from-stash':
      return playing(move.item);
    case 'bribe':
      return move.points === 0 ? { k: 'aa.bribeNothing' } : { k: 'aa.pick.bribe', with: { n: move.points } };
    case 'slide':
      return sentenceNamed(`aa.answer.${move.direction}`, move.direction);
    default:
      return answerNamed(move.kind, view);
  }
}

/** What is gained or lost at once, as far as it is certain. */
function gained(events: readonly AlleyEvent[], seat: number): Sentence | undefined {
  const gold = gains(events, 'gold', seat);
  const infamy = gains(events, 'infamy', seat);
  if (gold === 0 && infamy === 0) return undefined;
  if (infamy === 0) return { k: 'aa.gains.gold', with: { gold: signed(gold) } };
  if (gold === 0) return { k: 'aa.gains.infamy', with: { infamy: signed(infamy) } };
  return { k: 'aa.gains.both', with: { gold: signed(gold), infamy: signed(infamy) } };
}

/** What would come of a move: what it says beside its name. */
export function outcomeOf(move: Move, events: readonly AlleyEvent[], view: View): Sentence | undefined {
  const seat = ownSeat(view);
  if (move.kind === 'activate') return { k: 'said', with: { text: itemText(move.item, view) } };
  if (move.kind === 'choose-wizard') return { k: 'said', with: { text: wizardText(move.wizard, view) } };
  const sold = events.find((event) => event.kind === 'sold');
  if (sold === undefined) return gained(events, seat);
  const gold = signed(gains(events, 'gold', seat));
  return { k: 'aa.gains.set', with: { item: itemChip(sold.as), gold } };
}
