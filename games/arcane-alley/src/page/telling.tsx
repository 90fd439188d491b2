import type { AlleyEvent, ArcaneAlleyTypes, ItemId, Move, View } from '@souk/games/arcane-alley';
import { signedNumber } from '@souk/table-kit/components/Count';
import { Say } from '@souk/table-kit/components/Say';
import { textNamed, translate } from '@souk/table-kit/components/Text';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import type { Decision } from '@souk/table-kit/session';
import { plainText, sentenceNamed } from '@souk/table-kit/speaking';
import { pictureOf } from './art/items.js';
import { itemName, wizardName } from './naming.js';
import { places } from './stepping.js';

export const itemChip = (item: ItemId): Chip => {
  const text = itemName(item);
  return {
    text,
    node: (
      <span className="chip aa-chip">
        <img src={pictureOf(item)} alt="" />
        {text}
      </span>
    ),
  };
};

const itemsChip = (items: readonly ItemId[]): Chip => ({
  text: items.map(itemName).join(', '),
  node: <>{items.map((item, i) => [i > 0 ? ', ' : '', <span key={i}>{itemChip(item).node}</span>])}</>,
});

const who = (seat: number, speaker: Speaker) => {
  const text = speaker.name(seat);
  return { who: { text, node: <strong>{text}</strong> }, you: seat === speaker.you ? 'yes' : 'no' };
};

/** Somebody else in a sentence, as "you" where it is. */
const whom = (seat: number, speaker: Speaker): string =>
  seat === speaker.you ? translate('aa.whom.you') : speaker.name(seat);

type Kind = AlleyEvent['kind'];
type Happened<K extends Kind> = Extract<AlleyEvent, { kind: K }>;
type Tellings = { readonly [K in Kind]?: (event: Happened<K>, speaker: Speaker, view: View) => Sentence | undefined };

/** Causes are items, and whatever else has a name of its own. */
const causeOf = (cause: string): string => textNamed(`aa.cause.${cause}`) ?? textNamed(`aa.item.${cause}`) ?? cause;

const TELLINGS: Tellings = {
  'wizard-taken': ({ seat, wizard }, speaker) => ({
    k: 'aa.log.wizard',
    with: { ...who(seat, speaker), wizard: wizardName(wizard) },
    at: [places.player(seat)],
  }),
  'turned-up': ({ seat, items }, speaker) => ({
    k: 'aa.log.turnedUp',
    with: { ...who(seat, speaker), items: itemsChip(items.map(({ item }) => item)) },
    at: items.map(({ slot }) => places.slot(seat, slot)),
  }),
  'stash-dealt': ({ seat, items }, speaker) =>
    items === null
      ? undefined
      : { k: 'aa.log.dealt', with: { ...who(seat, speaker), items: itemsChip(items) }, at: items.map(places.hand) },
  'discard-started': ({ item }) => ({
    k: 'aa.log.discardStarts',
    with: { item: itemChip(item) },
    at: [places.discard],
  }),
  'deck-reshuffled': ({ items }) => ({ k: 'aa.log.reshuffled', with: { n: items }, at: [places.deck] }),
  drawn: ({ seat, from, item }, speaker) => ({
    k: item === null ? 'aa.log.drew' : from === 'deck' ? 'aa.log.drewItem' : 'aa.log.drewDiscard',
    with: { ...who(seat, speaker), item: item === null ? '' : itemChip(item) },
    at: [from === 'deck' ? places.deck : places.discard, places.player(seat)],
  }),
  played: ({ seat, item, slot, replaced }, speaker) => ({
    k: replaced === null ? 'aa.log.playedHidden' : 'aa.log.played',
    with: { ...who(seat, speaker), item: itemChip(item), replaced: replaced === null ? '' : itemChip(replaced) },
    at: [places.slot(seat, slot)],
  }),
  'effect-ignored': ({ seat, item }, speaker) => ({
    k: 'aa.log.ignored',
    with: { ...who(seat, speaker), item: itemChip(item) },
  }),
  gold: ({ seat, change, cause, halved }, speaker) => ({
    k: change > 0 ? (halved ? 'aa.log.goldHalved' : 'aa.log.goldUp') : 'aa.log.goldDown',
    with: { ...who(seat, speaker), n: Math.abs(change), cause: causeOf(cause) },
    at: [places.gold(seat)],
  }),
  infamy: ({ seat, change, cause }, speaker) => ({
    k: change > 0 ? 'aa.log.infamyUp' : 'aa.log.infamyDown',
    with: { ...who(seat, speaker), n: Math.abs(change), cause: causeOf(cause) },
    at: [places.player(seat)],
  }),
  'put-on-deck': ({ item }) => ({ k: 'aa.log.onDeck', with: { item: itemChip(item) }, at: [places.deck] }),
  peeked: ({ seat, slot, item }, speaker) => ({
    k: item === null ? 'aa.log.peeked' : 'aa.log.peekedItem',
    with: { ...who(seat, speaker), item: item === null ? '' : itemChip(item) },
    at: [places.slot(seat, slot)],
  }),
  sold: ({ seat, as, slots }, speaker) => ({
    k: 'aa.log.sold',
    with: { ...who(seat, speaker), item: itemChip(as) },
    at: slots.map((slot) => places.slot(seat, slot)),
  }),
  'doll-placed': ({ seat, owner, slot, covered }, speaker) => ({
    k: 'aa.log.doll',
    with: { ...who(seat, speaker), whom: whom(owner, speaker), item: itemChip(covered) },
    at: [places.slot(owner, slot)],
  }),
  'dafana-declined': ({ seat }, speaker) => ({ k: 'aa.log.declined', with: who(seat, speaker) }),
  'replaced-turned-up': ({ item }) =>
    item === null ? undefined : { k: 'aa.log.wasHidden', with: { item: itemChip(item) } },
  returning: ({ item }) => ({ k: 'aa.log.returns', with: { item: itemChip(item) } }),
  'taken-up': ({ seat, item }, speaker) => ({
    k: item === null ? 'aa.log.takenUp' : 'aa.log.takenUpItem',
    with: { ...who(seat, speaker), item: item === null ? '' : itemChip(item) },
    at: [places.player(seat)],
  }),
  discarded: ({ seat, item, from }, speaker) =>
    from === 'stash'
      ? { k: 'aa.log.discarded', with: { ...who(seat, speaker), item: itemChip(item) }, at: [places.discard] }
      : undefined,
  activated: ({ seat, item }, speaker) => ({
    k: 'aa.log.activated',
    with: { ...who(seat, speaker), item: itemChip(item) },
    at: [places.player(seat)],
  }),
  'taken-from-discard': ({ seat, item }, speaker) => ({
    k: 'aa.log.fromDiscard',
    with: { ...who(seat, speaker), item: itemChip(item) },
    at: [places.discard],
  }),
  'lamp-shown': ({ item }) => ({ k: 'aa.log.lampShows', with: { item: itemChip(item) } }),
  'lamp-chosen': ({ seat, item }, speaker) => ({
    k: 'aa.log.lampChosen',
    with: { ...who(seat, speaker), item: itemChip(item) },
  }),
  'stash-looked-at': ({ seat, owner, items }, speaker) => ({
    k: items === null ? 'aa.log.looked' : 'aa.log.lookedItems',
    with: { ...who(seat, speaker), whom: whom(owner, speaker), items: items === null ? '' : itemsChip(items) },
    at: [places.player(owner)],
  }),
  'taken-from-stash': ({ seat, owner, item }, speaker) => ({
    k: item === null ? 'aa.log.tookStash' : 'aa.log.tookStashItem',
    with: { ...who(seat, speaker), whom: whom(owner, speaker), item: item === null ? '' : itemChip(item) },
    at: [places.player(owner)],
  }),
  swapped: ({ seat, with: owner, slot, theirSlot }, speaker) => ({
    k: 'aa.log.swapped',
    with: { ...who(seat, speaker), whom: whom(owner, speaker) },
    at: [places.slot(seat, slot), places.slot(owner, theirSlot)],
  }),
  triggered: ({ seat }, speaker) => ({ k: 'aa.log.triggered', with: who(seat, speaker), at: [places.player(seat)] }),
  'inspection-started': ({ triggered }) => ({
    k: triggered === null ? 'aa.log.inspectionAlone' : 'aa.log.inspection',
  }),
  removed: ({ seat, slot }, speaker) => ({
    k: 'aa.log.removed',
    with: who(seat, speaker),
    at: [places.slot(seat, slot)],
  }),
  counted: ({ sums }, speaker) => ({
    k: 'aa.log.counted',
    with: { sums: sums.map((sum, seat) => `${speaker.name(seat)} ${signedNumber(sum)}`).join(', ') },
  }),
  bribed: ({ seat, points }, speaker) => ({
    k: points === 0 ? 'aa.log.noBribe' : 'aa.log.bribed',
    with: { ...who(seat, speaker), n: points },
    at: [places.player(seat)],
  }),
  'match-ended': () => ({ k: 'aa.log.over' }),
};

function told<K extends Kind>(event: Happened<K>, speaker: Speaker, view: View): Sentence | undefined {
  const tell: Tellings[K] = TELLINGS[event.kind as K];
  return tell?.(event, speaker, view);
}

export const tell = (event: AlleyEvent, view: View, speaker: Speaker): Sentence | undefined =>
  told(event, speaker, view);

export function chapter(event: AlleyEvent): Sentence | undefined {
  if (event.kind === 'round-started') return { k: 'aa.log.round', with: { round: event.round } };
  if (event.kind === 'inspection-started') return { k: 'aa.log.inspectionChapter' };
  return undefined;
}

/** A question, with the item that it is about where there is one. */
export function ask({ prompt }: Decision<ArcaneAlleyTypes>, view: View): Sentence {
  const top = view.stack.at(-1);
  const item = top !== undefined && 'item' in top && typeof top.item === 'string' ? top.item : undefined;
  if (prompt.kind === 'slot') {
    return { k: 'aa.prompt.slot', with: { item: item === undefined ? '' : itemChip(item as ItemId) } };
  }
  return sentenceNamed(`aa.prompt.${prompt.kind}`, prompt.text);
}

/** What the decider would gain or lose, as far as it is certain. */
function gains(events: readonly AlleyEvent[], kind: 'gold' | 'infamy', seat: number): number {
  return events.reduce((sum, event) => (event.kind === kind && event.seat === seat ? sum + event.change : sum), 0);
}

/** What a move does, before anything that follows from it. */
function deed(move: Move, view: View): Sentence {
  switch (move.kind) {
    case 'draw':
      return move.from === 'discard' && view.discard[0] !== undefined
        ? { k: 'aa.preview.drawItem', with: { item: itemChip(view.discard[0]) } }
        : { k: 'aa.preview.draw' };
    case 'play':
      return { k: 'aa.preview.playItem', with: { item: itemChip(move.item) } };
    case 'discard':
      return { k: 'aa.preview.discardItem', with: { item: itemChip(move.item) } };
    case 'activate':
      return { k: 'aa.preview.activateItem', with: { item: itemChip(move.item) } };
    default:
      return { k: `aa.preview.${move.kind}` };
  }
}

/** What a move would do, as far as it can be known, in one line. */
export function preview(move: Move, events: readonly AlleyEvent[], view: View): Sentence {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const gold = gains(events, 'gold', seat);
  const infamy = gains(events, 'infamy', seat);
  const sold = events.find((event) => event.kind === 'sold');
  if (sold?.kind === 'sold') {
    return { k: 'aa.preview.sells', with: { item: itemChip(sold.as), gold: signedNumber(gold) } };
  }
  const done = deed(move, view);
  if (gold === 0 && infamy === 0) return done;
  const what = { text: plainText(done), node: <Say sentence={done} /> };
  return { k: 'aa.preview.scores', with: { what, gold: signedNumber(gold), infamy: signedNumber(infamy) } };
}
