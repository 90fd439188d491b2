import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { ability, card, decline, goOn, inventory, order, player, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';

const decks = ['tasmanian-devils', 'macaws', 'ocelots'];
const four = ['tasmanian-devils', 'macaws', 'ocelots', 'squirrels', 'pandas'];

describe('Tasmanian Devils', () => {
  test('DX-CARD-shrewd-trickster looks at a top card and may discard it there', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['shrewd-trickster'], deck: ['gamble', 'junk'] },
      bob: { deck: ['spyglass', 'cookies'] },
    });
    t.play(ability('shrewd-trickster')).asks('ana: player').play(player('bob')).asks('ana: go-on');
    expect(t.view('ana').aside.map((each) => each.card)).toEqual(['spyglass']);
    expect(t.view('bob').aside.map((each) => each.card)).toEqual([null]);
    const left = t.copy().play(decline).asks('ana: action').settled();
    expect(left.knownDeck('ana', 'bob')[0]).toBe('spyglass');
    expect(left.knownDeck('bob', 'bob')[0]).toBe(null);
    t.play(goOn).asks('ana: action').settled();
    expect(t.discard('bob')).toEqual(['spyglass']);
    expect(t.can(ability({ card: 'shrewd-trickster', used: ['shrewd-trickster'], bonus: 0, set: 0, setAt: 0 }))).toBe(
      false,
    );
  });

  test('DX-EX-171 on oneself an empty deck is formed first', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['shrewd-trickster'], discard: ['gamble', 'junk', 'spyglass'] },
    });
    t.play(ability('shrewd-trickster'), player('ana')).asks('ana: go-on');
    expect(t.deck('ana')).toHaveLength(2);
    expect(t.discard('ana')).toEqual([]);
    const top = t.view('ana').aside.map((each) => each.card);
    t.play(decline);
    expect(t.deck('ana')).toHaveLength(3);
    expect([t.knownDeck('ana', 'ana')[0]]).toEqual(top);
  });

  test('DX-TARGET-1 only players with a card in deck or pile are named, and none of them alone', () => {
    const t = furtherTable({ decks, rest: 'market', ana: { hand: ['shrewd-trickster'] }, bob: { deck: ['spyglass'] } });
    t.play(ability('shrewd-trickster')).asks('ana: go-on');
    expect(t.view('ana').aside.map((each) => each.card)).toEqual(['spyglass']);
    const none = furtherTable({ decks, rest: 'market', ana: { hand: ['shrewd-trickster'] } });
    expect(none.movesOf('ability')).toEqual([]);
  });

  test('DX-CARD-disruptive-speech discards two random cards of any hand, which draws as many', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['disruptive-speech'] },
      bob: { hand: ['spyglass', 'cookies', 'gamble'], deck: ['junk', 'charm'] },
    });
    t.play(technique('disruptive-speech')).asks('ana: player').play(player('bob')).asks('ana: bonus-action');
    expect(t.discard('bob')).toHaveLength(2);
    expect(t.hand('bob')).toHaveLength(3);
    expect(t.hand('bob')).toEqual(expect.arrayContaining(['charm', 'junk']));
    expect(t.knownHand('ana', 'bob')).not.toContain('charm');
  });

  test('DX-EX-172 a single card is discarded and one drawn', () => {
    const t = furtherTable({
      decks,
      rest: 'market',
      ana: { hand: ['disruptive-speech'] },
      bob: { hand: ['spyglass'], deck: ['junk', 'charm'] },
    });
    t.play(technique('disruptive-speech'), player('bob'));
    expect(t.discard('bob')).toEqual(['spyglass']);
    expect(t.hand('bob')).toEqual(['junk']);
    const own = furtherTable({ decks, ana: { hand: ['disruptive-speech'] } });
    own.play(technique('disruptive-speech'), player('ana')).asks('ana: bonus-action');
    expect(own.discard('ana')).toEqual(['disruptive-speech']);
  });

  test('DX-CARD-tit-for-tat shuffles two cards of any pile into that deck', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['tit-for-tat'], discard: ['charm'] },
      bob: { deck: ['cookies'], discard: ['spyglass', 'gamble', 'junk'] },
      rest: 'market',
    });
    t.play(technique('tit-for-tat'), player('bob')).asks('ana: card');
    expect(t.moves()).toEqual([card('junk'), card('gamble'), card('spyglass')]);
    t.play(card('gamble'), card('spyglass')).asks('ana: bonus-action').settled();
    expect(t.discard('bob')).toEqual(['junk']);
    expect(t.deck('bob').sort()).toEqual(['cookies', 'gamble', 'spyglass']);
    expect(t.knownDeck('ana', 'bob')).toEqual([null, null, null]);
  });

  test('DX-EX-173 a single card is shuffled in unasked; with an empty pile the deck is shuffled all the same', () => {
    const setup = {
      decks,
      ana: { hand: ['shrewd-trickster', 'tit-for-tat'], deck: ['junk'] },
      bob: { deck: ['spyglass', 'cookies', 'charm'], discard: ['gamble'] },
    } as const;
    const t = furtherTable(setup).play(ability('shrewd-trickster'), player('bob'), decline);
    expect(t.knownDeck('ana', 'bob')[0]).toBe('spyglass');
    t.play(technique('tit-for-tat'), player('bob')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual([]);
    expect(t.deck('bob')).toContain('gamble');
    expect(t.knownDeck('ana', 'bob')).not.toContain('spyglass');
    const empty = furtherTable({ ...setup, bob: { deck: ['spyglass', 'cookies', 'charm'] } });
    empty.play(ability('shrewd-trickster'), player('bob'), decline).play(technique('tit-for-tat'), player('bob'));
    expect(empty.knownDeck('ana', 'bob')).not.toContain('spyglass');
    expect(empty.heard('spectator').some(({ kind }) => kind === 'deck-shuffled')).toBe(true);
  });

  test('DX-CARD-shameless-rummage and DX-EX-174: any of the top three are discarded, the others shuffled in', () => {
    const t = furtherTable({
      decks,
      rest: 'market',
      ana: { hand: ['shameless-rummage'], deck: ['charm', 'whirligig'] },
      bob: { deck: ['spyglass', 'cookies'], discard: ['gamble'] },
    });
    t.play(technique('shameless-rummage'), player('bob')).asks('ana: card');
    expect(t.moves()).toHaveLength(4);
    t.play(card('spyglass'), card('gamble'), decline).asks('ana: order').play(order('gamble'));
    t.asks('ana: bonus-action').settled();
    expect(t.discard('bob')).toEqual(['gamble', 'spyglass']);
    expect(t.deck('bob')).toEqual(['cookies']);
    expect(t.deck('ana')).toEqual(['charm', 'whirligig']);
  });

  test('DX-CARD-shameless-rummage: without a card nothing happens, and no junk comes', () => {
    const t = furtherTable({ decks, rest: 'market', ana: { hand: ['shameless-rummage'] }, bob: {} });
    t.play(technique('shameless-rummage'), player('bob')).asks('ana: bonus-action');
    expect(t.heard('spectator').some(({ kind }) => kind === 'deck-shuffled')).toBe(false);
    const kept = furtherTable({ decks, ana: { hand: ['shameless-rummage'] }, bob: { deck: ['spyglass', 'charm'] } });
    kept.play(technique('shameless-rummage'), player('bob'), decline).asks('ana: bonus-action');
    expect(kept.knownDeck('ana', 'bob').every((each) => each === null)).toBe(true);
  });

  test('DX-LEAVE-1 an order asked for is forgotten with the cards of a leaver', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['shameless-rummage'] },
      bob: { deck: ['spyglass', 'cookies', 'gamble', 'junk'] },
      cleo: {},
      dan: {},
    });
    t.play(technique('shameless-rummage'), player('bob'), card('spyglass'), card('gamble'), decline).asks('ana: order');
    t.game.leave?.(t.state, 1);
    t.asks('ana: bonus-action').settled();
    expect([...t.discard('bob')].sort()).toEqual(['cookies', 'gamble', 'spyglass']);
    expect(t.discard('ana')).toEqual(['shameless-rummage']);
  });

  test('DX-CARD-public-humiliation discards a random card of any hand', () => {
    const t = furtherTable({ decks, ana: { hand: ['public-humiliation', 'junk'] }, bob: { hand: ['spyglass'] } });
    t.play(ability('public-humiliation')).asks('ana: player').play(player('bob')).asks('ana: action');
    expect(t.discard('bob')).toEqual(['spyglass']);
    expect(t.hand('ana')).toEqual(['junk', 'public-humiliation']);
  });

  test('DX-EX-175 on oneself it may be itself', () => {
    const t = furtherTable({ decks, ana: { hand: ['public-humiliation'] }, bob: {} });
    t.play(ability('public-humiliation')).asks('ana: action');
    expect(t.discard('ana')).toEqual(['public-humiliation']);
    expect(t.hand('ana')).toEqual([]);
  });

  test('DX-CARD-equality and DX-EX-176: hand cards and top cards of the shuffled pile change places', () => {
    const bob = { hand: ['spyglass', 'cookies'], discard: ['gamble', 'charm', 'whirligig', 'junk', 'junk'] };
    const t = furtherTable({ decks, ana: { hand: ['equality'] }, bob });
    t.play(technique('equality')).asks('ana: player').play(player('bob')).asks('ana: bonus-action').settled();
    expect(t.hand('bob')).toHaveLength(2);
    expect(t.knownHand('ana', 'bob')).toEqual(t.hand('bob'));
    expect([...t.discard('bob').slice(0, 2)].sort()).toEqual(['cookies', 'spyglass']);
    expect(t.discard('bob')).toHaveLength(5);
    const [arranged] = t.heard('spectator').flatMap((event) => (event.kind === 'pile-arranged' ? [event.cards] : []));
    expect(t.hand('bob')).toEqual([...(arranged ?? []).slice(0, 2)].sort());
    expect(t.discard('bob').slice(2)).toEqual(arranged?.slice(2));
    const picked = t.heard('spectator').flatMap((event) => {
      return event.kind === 'moved' && event.from.zone === 'hand' && event.to.zone === 'aside' ? [event.card] : [];
    });
    expect(t.discard('bob').slice(0, 2)).toEqual(picked.reverse());
  });

  test('DX-EX-177 with an empty hand the pile is only shuffled, with an empty pile nothing happens', () => {
    const t = furtherTable({ decks, ana: { hand: ['equality'] }, bob: { discard: ['gamble', 'charm', 'junk'] } });
    t.play(technique('equality'), player('bob')).asks('ana: bonus-action');
    expect(t.discard('bob')).toHaveLength(3);
    expect(t.branches()).toContain('equality: only-shuffled');
    const none = furtherTable({ decks, ana: { hand: ['equality'] }, bob: { hand: ['junk'] } });
    none.play(technique('equality'), player('bob'));
    expect(none.branches()).toContain('equality: empty-pile');
    expect(none.hand('bob')).toEqual(['junk']);
  });

  test('DX-WINDOW-2 both abilities open the window after the last action', () => {
    const t = furtherTable({ decks, ana: { hand: ['public-humiliation'], deck: junk(9) } });
    t.play(inventory()).asks('ana: last-window');
  });
});
