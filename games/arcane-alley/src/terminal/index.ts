import { type ArcaneAlleyTypes, ITEM_IDS, ITEMS, type View } from '@souk/games/arcane-alley';
import { telling } from '@souk/games/arcane-alley/telling';
import { type Language, textOf } from '@souk/i18n';
import type { Prompt } from '@souk/kernel';
import { type Face, type Scene, sayerOf } from '@souk/terminal-kit';
import { sayMove } from './moves.js';
import { nameIn, TOLD, toldIn } from './names.js';
import { drawTable } from './table.js';
import { translatorIn } from './text/index.js';
import { inColourOf, shortOf } from './words.js';

const printed = (value: number | null): string => String(value ?? '–').replace('-', '−');

function legend(language: Language): readonly string[] {
  const { say } = translatorIn({ language });
  const items = ITEMS.filter(({ special }) => !special)
    .map(({ id, setGold, infamy }) => `${shortOf(id, { language })} ${printed(setGold)}/${printed(infamy)}`)
    .join(', ');
  return [say('legend.slots'), say('legend.items', { items }), say('legend.colours')];
}

/** Where an item is to be put the question names it. */
function sayPrompt({ kind }: Prompt, { stack }: View, { language }: Scene): string | undefined {
  const top = stack.at(-1);
  const id = ITEM_IDS.find((each) => each === top?.item);
  const item = id === undefined ? '' : nameIn(language, { thing: 'item', id });
  const message = toldIn(language, `aa.prompt.${kind}`);
  return message === undefined ? undefined : textOf(message, { item }, language);
}

export const terminal: Face<ArcaneAlleyTypes> = {
  tagline: (language) => translatorIn({ language }).say('tagline'),
  legend,
  hidesHands: true,
  drawTable,
  sayMove: (move, view, scene) => sayMove(move, view, scene),
  sayKind: (kind, language) => translatorIn({ language }).say(`kind.${kind}`),
  sayPrompt,
  sayReason: ({ feature }, { language }) => toldIn(language, `aa.because.${feature}`),
  sayEvent: sayerOf(telling, TOLD, (thing, { style, language }, asObject) => {
    const name = nameIn(language, thing, asObject);
    return thing.thing === 'item' ? inColourOf(thing.id, name, style) : name;
  }),
};
