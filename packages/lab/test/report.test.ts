import { CATALOGUE, gameNamed } from '@souk/games/loaded';
import { checkStart } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { reportOn } from '../src/report/report.js';
import { scaleFor, wholeScale, written } from '../src/report/scale.js';
import { Simulation } from '../src/simulate/simulation.js';
import { figuresOf } from '../src/simulate/summary.js';
import { localPool } from '../src/work/worker-pool.js';

const pages = new Map<string, Promise<string>>();

/** The page on a game, made once. */
function pageOn(id: string, given: object, seed = 'page'): Promise<string> {
  const key = JSON.stringify([id, given, seed]);
  const page = pages.get(key) ?? makePage(id, given, seed);
  pages.set(key, page);
  return page;
}

async function makePage(id: string, given: object, seed: string): Promise<string> {
  const known = gameNamed(id);
  const bots = ['random', 'random', 'random'];
  const simulation = new Simulation({ game: id, options: checkStart(known.game, 3, given), bots, seed });
  await simulation.run(localPool(CATALOGUE), CATALOGUE, 25);
  return reportOn(simulation, known, figuresOf(simulation, CATALOGUE));
}

const COMMON = ['scores', 'seats', 'length'];
const SECTIONS: readonly (readonly [string, object, readonly string[]])[] = [
  ['dwarven-traders', {}, ['price-paths', 'sale-prices', 'smuggler-wins', 'smuggler-places', 'smuggler-steps']],
  ['arcane-alley', { wizards: 'random' }, ['items', 'sellers', 'wizards', 'wizard-gold']],
  ['dale-of-merchants', {}, ['decks', 'cards', 'endings']],
];

const VOID = ['meta', 'link', 'br', 'img', 'input'];

/** What is wrong with the nesting of a page's tags; undefined if nothing is. */
function misnested(page: string): string | undefined {
  const open: string[] = [];
  for (const [, closing, name = ''] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/g)) {
    if (VOID.includes(name)) continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) return `</${name}> closes nothing`;
  }
  return open.length === 0 ? undefined : `<${open.join('> <')}> stay open`;
}

describe('the report', () => {
  it.each(SECTIONS)('on %s has every section, and a plot with a table in each', async (id, options, sections) => {
    const page = await pageOn(id, options);
    const ids = [...page.matchAll(/<section id="([^"]+)">/g)].map(([, section]) => section);
    expect(ids).toEqual([...COMMON, ...sections]);
    for (const section of page.split('<section ').slice(1)) {
      expect(section).toMatch(/<svg class="inner" role="img" aria-label="[^"]+"/);
      expect(section).toContain('<table>');
      expect(section).toMatch(/Bars and bands: 95 %, (Wilson|normal)/);
    }
    for (const each of ids) expect(page).toContain(`<a href="#${each}">`);
  });

  it.each(SECTIONS)('on %s needs nothing but itself', async (id, options) => {
    const page = await pageOn(id, options);
    expect(page).not.toMatch(/https?:|\/\/|<script|<link|@import|url\(|\ssrc=/);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(SECTIONS)('on %s is well formed', async (id, options) => {
    const page = await pageOn(id, options);
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
    expect(misnested(page)).toBeUndefined();
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, each]) => each);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows texts as texts', async () => {
    const page = await pageOn('dwarven-traders', {}, '<b>&"');
    expect(page).toContain("--seed '&lt;b&gt;&amp;&quot;'");
    expect(page).not.toContain('<b>&');
  });

  it('names the options that are not as usual', async () => {
    expect(await pageOn('dwarven-traders', { freeSale: true })).toContain('; Free sale: yes.');
  });

  it('says which command made it, options that are not as usual as flags', async () => {
    const command = (page: string) => /<code>(.*?)<\/code>/.exec(page)?.[1]?.replaceAll('&quot;', '"');
    const start = '--players 3 --bots random,random,random --games 25 --seed page';
    expect(command(await pageOn('dwarven-traders', { freeSale: true }))).toBe(
      `souk simulate dwarven-traders ${start} --free-sale`,
    );
    const given = { wizards: 'random', houseRules: { items: { 'older-wand': { copies: 5 } } } };
    expect(command(await pageOn('arcane-alley', given))).toBe(
      `souk simulate arcane-alley ${start} --wizards random --house-rules '{"items":{"older-wand":{"copies":5}}}'`,
    );
    const page = await pageOn('dwarven-traders', {});
    expect(command(page)).toBe(`souk simulate dwarven-traders ${start}`);
    expect(page).toContain('The same command gives the same page.');
  });

  it('promises nothing where a bot thinks for a time', () => {
    const known = gameNamed('dwarven-traders');
    const { game } = known;
    const simulation = new Simulation({
      game: game.id,
      options: checkStart(game, 2, {}),
      bots: ['search:2ms', 'random'],
      seed: 's',
    });
    const page = reportOn(simulation, known, []);
    expect(page).toContain('search:2ms thinks for a time, not for a number of iterations: the same command may give');
    expect(page).not.toContain('gives the same page');
  });

  it('gives in its tables the interval of the place as well, where that is an estimate', async () => {
    const page = await pageOn('dale-of-merchants', {});
    const between = (text: string, from: string, to: string): string => {
      const rest = text.slice(text.indexOf(from) + from.length);
      return rest.slice(0, rest.indexOf(to));
    };
    const decks = between(page, '<section id="decks">', '</section>');
    const head = [...decks.matchAll(/<th[^>]*>([^<]*)<\/th>/g)].map(([, text]) => text);
    expect(head).toEqual(['series', '', 'bought by a player in a game', 'low', 'high', 'value', 'low', 'high', 'n']);
    const row = between(decks, '<tbody><tr>', '</tr>');
    expect(row.match(/<td/g)).toHaveLength(head.length);
    expect(row).not.toContain('></td>');
  });

  it('gives the interval of the decisions a game', async () => {
    expect(await pageOn('dwarven-traders', {})).toMatch(/decisions a game \(\d+\.\d to \d+\.\d\)/);
  });
});

describe('a scale', () => {
  it('begins and ends at ticks that people like to read', () => {
    expect(scaleFor([0.03, 0.47], 5).ticks.map((tick) => written(tick, 'share'))).toEqual([
      '0 %',
      '10 %',
      '20 %',
      '30 %',
      '40 %',
      '50 %',
    ]);
    expect(wholeScale(-3.5, 3.5).ticks).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(wholeScale(0, 20).ticks.every(Number.isInteger)).toBe(true);
  });

  it('makes do with a single value', () => {
    const { low, high, place } = scaleFor([4, 4]);
    expect([low <= 4, high >= 4, place(4) >= 0]).toEqual([true, true, true]);
  });
});
