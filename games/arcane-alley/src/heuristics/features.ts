import type { Feature } from '@souk/bots';
import type { Outlook } from './outlook.js';

/** What a player's evaluation is made of. Weights are gold. `write` has the same order. */
export const FEATURES: readonly Feature[] = [
  { id: 'gold', text: 'gold in the purse', weight: 25 },
  { id: 'gold-late', text: 'gold when the match is nearly over', weight: 0 },
  { id: 'lead', text: 'more gold than any other', weight: 0 },
  { id: 'in-all', text: 'gold, sets and fines together in the last turns', weight: 0 },

  { id: 'sets', text: 'sets that the storehouse promises', weight: 25 },
  { id: 'sets-late', text: 'sets promised when the match is nearly over', weight: 0 },
  { id: 'best', text: 'the most promising set', weight: 0 },
  { id: 'ready', text: 'a set that an item held completes', weight: 0 },
  { id: 'offer', text: 'a set that an item on offer completes', weight: 4 },
  { id: 'pairs', text: 'lines with two of a kind', weight: 0 },
  { id: 'hurry', text: 'more plays planned than turns left', weight: 0 },
  { id: 'doubles', text: 'two or more of a good item held', weight: 0 },
  { id: 'sold', text: 'slots cleared by sales', weight: 0 },
  { id: 'swords', text: 'a Sword that halves gains', weight: 0 },

  { id: 'fines', text: 'fines to fear at the inspection', less: 'fewer fines to fear at the inspection', weight: -25 },
  { id: 'fines-late', text: 'fines to fear when the match is nearly over', weight: 0 },
  { id: 'markers', text: 'fine markers', weight: 0 },
  {
    id: 'carried',
    text: 'infamy taken into the next round',
    less: 'less infamy taken into the next round',
    weight: -25,
  },
  { id: 'infamy', text: 'infamy on the track', weight: 0 },
  { id: 'infamy-last', text: 'infamy on the track in the last round', weight: 0 },
  { id: 'projected', text: 'infamy on the track after the inspection', weight: 0 },
  { id: 'left', text: 'infamy in the storehouse', weight: 0 },
  { id: 'left-late', text: 'infamy in the storehouse late in the round', weight: 0 },
  { id: 'worst', text: 'infamy of the worst slot', weight: 0 },
  { id: 'relief', text: 'a light item to replace a heavy one', weight: 1.5 },
  { id: 'fewer-left', text: 'less infamy than in other storehouses', weight: 0 },
  { id: 'triggered', text: 'having triggered the inspection', weight: 0 },
  { id: 'dolls', text: 'Dolls that cannot be replaced', weight: 0 },

  { id: 'hidden', text: 'hidden items', weight: 0 },
  { id: 'peeked', text: 'hidden items looked at', weight: 0.5 },
  { id: 'stash', text: 'items in the stash', weight: 0 },
  { id: 'specials', text: 'special items held', weight: 2 },
  { id: 'felines', text: 'Felines held', weight: 2 },
  { id: 'on-move', text: 'being on move', weight: 1 },

  { id: 'byros', text: 'Byros’s bonus to come', weight: 10 },
  { id: 'meeblemore', text: 'Meeblemore’s power to come', weight: 10 },
  { id: 'glynna', text: 'Glynna’s power to come', weight: 5 },
  { id: 'corvus', text: 'Corvus’s power to come', weight: 8 },
  { id: 'dafana', text: 'Lady Dafana’s power to come', weight: 2 },
  { id: 'ninx', text: 'Ninx’s power to come', weight: 8 },

  { id: 'late', text: 'the round nearing its end', weight: 0 },
  { id: 'over', text: 'the match nearing its end', weight: 0 },
  { id: 'many', text: 'more than two at the table', weight: 0 },
];

/** A usual sum of gold, and a round of the infamy track, so that features are of the order of 1. */
const PURSE = 25;
const TRACK = 25;
/** Turns of a long round. */
const ROUND = 16;

/** Writes an outlook's features, from `out[0]` on. */
export function write(outlook: Outlook, out: number[]): void {
  const late = Math.max(0, 1 - outlook.turns / ROUND);
  const over = (2 - outlook.roundsAfter + late) / 3;
  const next = writeStorehouse(outlook, out, writePurse(outlook, out, 0, over), over);
  const then = writeMeans(outlook, out, writeInfamy(outlook, out, next, late, over));
  const end = writePowers(outlook, out, then, over);
  out[end] = late;
  out[end + 1] = over;
  out[end + 2] = (outlook.seats - 2) / 4;
}

/** The last fifth of the match, from 0 to 1. */
const END = 0.8;

function writePurse({ gold, rivalGold, sets, fines }: Outlook, out: number[], from: number, over: number): number {
  let at = from;
  out[at++] = gold / PURSE;
  out[at++] = (gold / PURSE) * over;
  out[at++] = (gold - rivalGold) / PURSE;
  out[at++] = over > END ? ((gold + sets - fines) / PURSE) * ((over - END) / (1 - END)) : 0;
  return at;
}

function writeStorehouse(outlook: Outlook, out: number[], from: number, over: number): number {
  let at = from;
  out[at++] = outlook.sets / PURSE;
  out[at++] = (outlook.sets / PURSE) * over;
  out[at++] = outlook.best / PURSE;
  out[at++] = outlook.ready / PURSE;
  out[at++] = outlook.offer / PURSE;
  out[at++] = outlook.pairs / 2;
  out[at++] = Math.max(0, outlook.work - outlook.turns) / 3;
  out[at++] = outlook.doubles / PURSE;
  out[at++] = outlook.cleared / 9;
  out[at++] = outlook.swords > 0 ? 1 : 0;
  return at;
}

function writeInfamy(outlook: Outlook, out: number[], from: number, late: number, over: number): number {
  let at = from;
  out[at++] = outlook.fines / PURSE;
  out[at++] = (outlook.fines / PURSE) * over;
  out[at++] = outlook.markers;
  out[at++] = outlook.carried / TRACK;
  out[at++] = outlook.infamy / TRACK;
  out[at++] = outlook.roundsAfter === 0 ? outlook.infamy / TRACK : 0;
  out[at++] = outlook.projected / TRACK;
  out[at++] = outlook.left / TRACK;
  out[at++] = (outlook.left / TRACK) * late;
  out[at++] = outlook.worst / 5;
  out[at++] = outlook.relief / 5;
  out[at++] = (outlook.rivalLeft - outlook.left) / TRACK;
  out[at++] = outlook.hasTriggered ? 1 : 0;
  out[at++] = outlook.dolls;
  return at;
}

function writeMeans(outlook: Outlook, out: number[], from: number): number {
  let at = from;
  out[at++] = outlook.hidden / 9;
  out[at++] = outlook.peeked;
  out[at++] = outlook.stashSize / 2;
  out[at++] = outlook.specials;
  out[at++] = outlook.felines;
  out[at++] = outlook.isOnMove ? 1 : 0;
  return at;
}

/** Powers by the time that is left for them: all of the match, the Stock phases to come, or the inspections. */
function writePowers(outlook: Outlook, out: number[], from: number, over: number): number {
  const time = 1 - over;
  const { roundsAfter } = outlook;
  let at = from;
  out[at++] = (outlook.bonus / 3) * time;
  out[at++] = outlook.playsFree ? time : 0;
  out[at++] = outlook.removesOne ? (roundsAfter + 1) / 3 : 0;
  out[at++] = outlook.holdsFour ? roundsAfter / 2 : 0;
  out[at++] = outlook.paysOff ? time : 0;
  out[at++] = outlook.appraises ? (roundsAfter + 1) / 3 : 0;
  return at;
}
