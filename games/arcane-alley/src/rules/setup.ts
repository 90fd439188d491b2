import { below, cloneRandom, InputError, type RandomState, type Seat, shuffle } from '@souk/kernel';
import { maskDecision, pose } from './decisions/decision.js';
import type { EventSink } from './events.js';
import { CHOOSE_WIZARD, newFrame } from './frames.js';
import { type MatchRules, rulesFor } from './match-rules.js';
import type { Options } from './options.js';
import { STARTING_GOLD } from './round/scores.js';
import { startRound } from './round/stock.js';
import { inTurnOrder, NONE, type State } from './state.js';
import { HOLE } from './storehouse/cells.js';
import { EMPTY, SLOTS } from './storehouse/shapes.js';
import { ITEM_COUNT, WIZARD_IDS } from './vocabulary.js';

/** Chance is used for the first player, then for random wizards, then for the deal. */
export function setup(options: Options, seats: number, random: RandomState): State {
  const rules = rulesFor(options, seats);
  const state = emptyState(rules, cloneRandom(random));
  const { firstPlayer } = options;
  state.starter = firstPlayer === 'random' ? below(state.random, seats) : firstPlayer;
  state.wizardSeats = wizardSeats(state);
  if (options.wizards === 'choose') askForWizard(state, 0, undefined);
  else startRound(state, undefined);
  return state;
}

/** A table before the first deal. */
export function emptyState(rules: MatchRules, random: RandomState): State {
  const { seats, pack } = rules;
  return {
    rules,
    random,
    gold: filled(seats, STARTING_GOLD),
    infamy: filled(seats, 0),
    markers: filled(seats, 0),
    cells: filled(seats * SLOTS, HOLE),
    shapes: filled(seats, EMPTY),
    stash: filled(seats * ITEM_COUNT, 0),
    stashSizes: filled(seats, 0),
    stashKinds: filled(seats, 0),
    discard: [],
    deck: pack,
    deckSize: pack.length,
    onDeck: [],
    aside: [],
    removed: NONE,
    shown: [],
    recycled: [],
    redrawn: [],
    redraws: filled(seats, 0),
    glimpses: [],
    wizardSeats: filled(WIZARD_IDS.length, NONE),
    choices: filled(seats, NONE),
    sums: [],
    frames: [],
    round: 1,
    starter: 0,
    tracker: 1,
    triggered: NONE,
  };
}

/** Pushed one by one: an array made with a length and then filled counts as having holes and is slower for ever after. */
function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** AA-SETUP-3: by wizard, whom it serves. */
function wizardSeats({ rules, random }: State): readonly Seat[] {
  const { wizards, assignment } = rules.options;
  if (assignment !== null && wizards !== 'explicit') {
    throw new InputError('options.assignment', `nothing, since wizards are "${wizards}" and not "explicit"`);
  }
  if (wizards === 'random') {
    const order = WIZARD_IDS.map((_, wizard) => wizard);
    shuffle(random, order);
    return WIZARD_IDS.map((_, wizard) => (order.indexOf(wizard) < rules.seats ? order.indexOf(wizard) : NONE));
  }
  if (wizards !== 'explicit') return WIZARD_IDS.map(() => NONE);
  if (assignment === null) {
    throw new InputError('options.assignment', 'a wizard or null for every seat, since wizards are "explicit"');
  }
  return WIZARD_IDS.map((wizard) => assignment.indexOf(wizard));
}

/** AA-SETUP-3: everybody chooses a free wizard in turn order, then the first round begins. */
function askForWizard(state: State, place: number, events: EventSink): void {
  if (place === state.rules.seats) startRound(state, events);
  else {
    const asked = newFrame(CHOOSE_WIZARD, inTurnOrder(state, place));
    asked.place = place;
    pose(state, chooseWizard, asked, events);
  }
}

export const chooseWizard = maskDecision({
  text: 'Choose your wizard',
  rule: 'AA-SETUP-3',
  options: ({ wizardSeats }) => wizardSeats.reduce((mask, seat, wizard) => mask | (seat === NONE ? 1 << wizard : 0), 0),
  choose(state, { seat, place }, code, events) {
    state.wizardSeats = state.wizardSeats.map((served, wizard) => (wizard === code ? seat : served));
    events?.emit({ kind: 'wizard-taken', seat, wizard: WIZARD_IDS[code] });
    askForWizard(state, place + 1, events);
  },
  describe: (_state, _frame, code) => ({ kind: 'choose-wizard', wizard: WIZARD_IDS[code] }),
});
