import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { checkSetup } from '@souk/kernel';
import { expect, test } from 'vitest';
import { isAsked, settled } from '../src/places/option-shapes.js';

test('A list that is left as it is shown has nothing for every seat, and can be played with', () => {
  const options = settled(arcaneAlley.options, { wizards: 'explicit' }, 3);
  expect(options).toEqual({ wizards: 'explicit', assignment: [null, null, null] });
  expect(checkSetup(arcaneAlley, 3, options)).toMatchObject(options);
});

test('A list has an entry for every seat there is now, and none for others', () => {
  const chosen = { wizards: 'explicit', assignment: ['ninx', 'corvus', 'byros'] };
  expect(settled(arcaneAlley.options, chosen, 2)).toMatchObject({ assignment: ['ninx', 'corvus'] });
  expect(settled(arcaneAlley.options, chosen, 4)).toMatchObject({
    assignment: ['ninx', 'corvus', 'byros', null],
  });
});

test('What means nothing with what else was chosen is left out', () => {
  const chosen = { wizards: 'random', assignment: ['ninx', null] };
  expect(settled(arcaneAlley.options, chosen, 2)).toEqual({ wizards: 'random' });
  const decks = { deckSelection: 'vote', decks: ['macaws', 'pandas', 'ocelots'] };
  expect(settled(daleOfMerchants.options, decks, 2)).toEqual({ deckSelection: 'vote' });
  expect(settled(daleOfMerchants.options, {}, 2)).toEqual({});
});

test('What means something for one player alone is asked of one alone', () => {
  const { options } = dwarvenTraders;
  expect([1, 2].map((seats) => isAsked('smugglerStart', options, {}, seats))).toEqual([true, false]);
  expect(settled(options, { smugglerStart: 8, freeSale: true }, 3)).toEqual({ freeSale: true });
});
