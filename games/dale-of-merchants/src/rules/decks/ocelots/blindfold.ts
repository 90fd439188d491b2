import { kindOf } from '../../cards/card.js';
import { SET, valueWithMarks, withChange } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { discardHandCard } from '../../effects/card-actions.js';
import { chooseDeclaredCard, chooseNumber, choosePlayer, placeOfChosen } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { type EventSink, nameOf, tellBranch, usedCard } from '../../events.js';
import { type Frame, NO_LIKENESS } from '../../frames.js';
import { changeHandCard, showHandCard } from '../../knowledge/shown-cards.js';
import { showKinds } from '../../stall/build.js';
import type { State } from '../../state.js';

/** The technique counts wrong guesses. */
const ONE_WRONG = 1;
/** DM-EDGE-2: counts as wrong, since no card has this value. */
const NO_GUESS = 0;

const player = choosePlayer('Choose the player who guesses the value');

/** The card is revealed and the guess judged; a wrong one leaves the owner to name a value. */
function judgeGuess(state: State, frame: Frame, guess: number, events: EventSink): void {
  const { seat, as, chosenAs, shown } = frame;
  const card = state.hands[seat][placeOfChosen(state, frame)];
  const right = valueWithMarks(state, card, chosenAs) === guess;
  showHandCard(state, seat, placeOfChosen(state, frame));
  events?.reveal({ kind: 'shown', seat, card: usedCard(state, kindOf(card), chosenAs, shown) });
  showKinds(state, seat, shown, events);
  events?.emit({ kind: 'guessed', seat: frame.player, number: guess, right });
  tellBranch(state, as, right ? 'guessed-right' : 'guessed-wrong', events);
  if (right) discardHandCard(state, seat, placeOfChosen(state, frame), events);
  else remember(state, { count: ONE_WRONG });
}

export const blindfold: CardSpec = {
  id: 'blindfold',
  name: 'Blindfold',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Another player guesses the value of a card of your choice from your hand. Right: discard it. Wrong: it has any value from 1 to 5 that you name for the rest of the turn.',
  branches: ['guessed-right', 'guessed-wrong', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) => {
      if (state.hands[seat].length === 0) tellBranch(state, as, 'empty-hand', events);
    },
    chooseDeclaredCard('Choose a card from your hand, secretly'),
    {
      ...player,
      list: (state, frame, list) => {
        if (frame.chosen !== NO_LIKENESS) player.list(state, frame, list);
      },
    },
    {
      ...chooseNumber('Guess the value of the chosen card', ({ chosen }) => chosen !== NO_LIKENESS, judgeGuess),
      asked: (frame) => frame.player,
      answerOfGone: NO_GUESS,
    },
    chooseNumber(
      'Name the value that the card has for this turn',
      ({ count }) => count === ONE_WRONG,
      (state, frame, value, events) => {
        const place = placeOfChosen(state, frame);
        const card = state.hands[frame.seat][place];
        changeHandCard(state, frame.seat, place, withChange(state, card, SET, value));
        events?.emit({ kind: 'value-set', seat: frame.seat, card: nameOf(state, kindOf(card)), value });
      },
    ),
  ],
};
