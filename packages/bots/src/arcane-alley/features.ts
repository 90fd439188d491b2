import type { Feature } from '../mind.js';
import type { Outlook } from './outlook.js';

/** A feature and how it is read off an outlook. Weights are gold. */
export interface Reading extends Feature {
  of(outlook: Outlook): number;
}

/** A usual sum of gold, so that features are of the order of 1. */
const PURSE = 25;
const ROUND = 16;

/** How much of the round is over, from 0 to 1. */
const late = ({ turns }: Outlook): number => Math.max(0, 1 - turns / ROUND);
/** How much of the match is over, from 0 to 1. */
const over = (outlook: Outlook): number => (2 - outlook.roundsAfter + late(outlook)) / 3;
/** 1 in the last round. */
const last = ({ roundsAfter }: Outlook): number => (roundsAfter === 0 ? 1 : 0);

/** What a player's standing is made of. */
export const READINGS: readonly Reading[] = [
  { id: 'gold', text: 'gold in the purse', weight: 25, of: ({ gold }) => gold / PURSE },
  { id: 'gold-late', text: 'gold when the match is nearly over', weight: 0, of: (o) => (o.gold / PURSE) * over(o) },
  { id: 'lead', text: 'more gold than any other', weight: 0, of: ({ gold, rivalGold }) => (gold - rivalGold) / PURSE },
  { id: 'sets', text: 'sets that the storehouse promises', weight: 25, of: ({ sets }) => sets / PURSE },
  { id: 'sets-late', text: 'sets promised when time is short', weight: 0, of: (o) => (o.sets / PURSE) * over(o) },
  { id: 'best', text: 'the most promising set', weight: 0, of: ({ best }) => best / PURSE },
  { id: 'ready', text: 'a set that an item held completes', weight: 4, of: ({ ready }) => ready / PURSE },
  { id: 'offer', text: 'a set that an item on offer completes', weight: 4, of: ({ offer }) => offer / PURSE },
  { id: 'pairs', text: 'lines with two of a kind', weight: 0, of: ({ pairs }) => pairs / 2 },
  { id: 'hurry', text: 'more plays planned than turns left', weight: 0, of: (o) => Math.max(0, o.work - o.turns) / 3 },
  { id: 'fines', text: 'fines to fear at the inspection', weight: -25, of: ({ fines }) => fines / PURSE },
  { id: 'markers', text: 'fine markers', weight: 0, of: ({ markers }) => markers },
  { id: 'carried', text: 'infamy taken into the next round', weight: -20, of: ({ carried }) => carried / PURSE },
  { id: 'infamy', text: 'infamy on the track', weight: 0, of: ({ infamy }) => infamy / PURSE },
  { id: 'infamy-last', text: 'infamy in the last round', weight: 0, of: (o) => (o.infamy / PURSE) * last(o) },
  { id: 'projected', text: 'infamy to come at the inspection', weight: 0, of: ({ projected }) => projected / PURSE },
  { id: 'left', text: 'infamy in the storehouse', weight: 0, of: ({ left }) => left / PURSE },
  {
    id: 'left-late',
    text: 'infamy in the storehouse late in the round',
    weight: 0,
    of: (o) => (o.left / PURSE) * late(o),
  },
  { id: 'worst', text: 'infamy of the worst slot', weight: 0, of: ({ worst }) => worst / 5 },
  { id: 'relief', text: 'a light item to replace a heavy one', weight: 1.5, of: ({ relief }) => relief / 5 },
  {
    id: 'fewer-left',
    text: 'less infamy than in other storehouses',
    weight: 0,
    of: (o) => (o.rivalLeft - o.left) / PURSE,
  },
  {
    id: 'triggered',
    text: 'having triggered the inspection',
    weight: 0,
    of: ({ hasTriggered }) => Number(hasTriggered),
  },
  { id: 'hidden', text: 'hidden items', weight: 0, of: ({ hidden }) => hidden / 9 },
  { id: 'peeked', text: 'hidden items looked at', weight: 0.5, of: ({ peeked }) => peeked },
  { id: 'sold', text: 'slots cleared by sales', weight: 0, of: ({ cleared }) => cleared / 9 },
  { id: 'stash', text: 'items in the stash', weight: 0, of: ({ stashSize }) => stashSize / 2 },
  { id: 'doubles', text: 'two or more of a good item held', weight: 0, of: ({ doubles }) => doubles / PURSE },
  { id: 'specials', text: 'special items held', weight: 2, of: ({ specials }) => specials },
  { id: 'felines', text: 'Felines held', weight: 2, of: ({ felines }) => felines },
  { id: 'swords', text: 'a Sword that halves gains', weight: 0, of: ({ swords }) => Math.min(1, swords) },
  { id: 'dolls', text: 'Dolls that cannot be replaced', weight: 0, of: ({ dolls }) => dolls },
  { id: 'on-move', text: 'being on move', weight: 1, of: ({ isOnMove }) => Number(isOnMove) },
  { id: 'bonus', text: 'Byros’s bonus to come', weight: 10, of: (o) => (o.bonus / 3) * (1 - over(o)) },
  { id: 'free-plays', text: 'Meeblemore’s power to come', weight: 10, of: (o) => Number(o.playsFree) * (1 - over(o)) },
  { id: 'glynna', text: 'Glynna’s power to come', weight: 5, of: (o) => Number(o.removesOne) * (1 - over(o)) },
  { id: 'corvus', text: 'Corvus’s power to come', weight: 8, of: (o) => Number(o.holdsFour) * (o.roundsAfter / 2) },
  { id: 'dafana', text: 'Lady Dafana’s power to come', weight: 2, of: (o) => Number(o.paysOff) * (1 - over(o)) },
  { id: 'ninx', text: 'Ninx’s power to come', weight: 8, of: (o) => (Number(o.appraises) * (o.roundsAfter + 1)) / 3 },
  { id: 'late', text: 'the round nearing its end', weight: 0, of: late },
  { id: 'over', text: 'the match nearing its end', weight: 0, of: over },
  { id: 'many', text: 'more than two at the table', weight: 0, of: ({ seats }) => (seats - 2) / 4 },
];
