import type { View } from '@souk/games/dale-of-merchants';
import { textOf } from '@souk/i18n';
import type { Prompt } from '@souk/kernel';
import type { Reason, Scene } from '@souk/terminal-kit';
import { nameIn, TOLD, toldIn } from './names.js';

/** What is asked: of an effect, with the card that asks it. */
export function sayPrompt({ kind, text }: Prompt, { frames }: View, { language }: Scene): string | undefined {
  const asking = frames.findLast(({ card }) => typeof card === 'string')?.card;
  const what = toldIn(language, `dm.what.${kind}`);
  if (typeof asking !== 'string' || what === undefined) return toldIn(language, `dm.prompt.${kind}`);
  const card = nameIn(language, { thing: 'card', id: asking });
  return textOf(TOLD[language]['dm.prompt.effect'], { text, card, what }, language);
}

/** A reason is about the stall and the deck as a whole, or about one card in it. */
export function sayReason({ feature, change }: Reason, { language }: Scene): string | undefined {
  const card = nameIn(language, { thing: 'card', id: feature });
  return (
    toldIn(language, `dm.because.${feature}`) ?? textOf(TOLD[language][`dm.because.card.${change}`], { card }, language)
  );
}
