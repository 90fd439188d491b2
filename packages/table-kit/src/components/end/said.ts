import { type Account, contenderName } from '../../ending.js';
import type { Speaker } from '../../face.js';
import { plainText } from '../../speaking.js';
import { type Translate, textNamed } from '../Text.js';

/** "You have won! 112 gold, as much as Hild. Less infamy wins: 3 against 9. Second: Hild, 112. Third: Olo, 84." */
export function saidOfEnd(headline: string, { why, rows }: Account, speaker: Speaker, t: Translate): string {
  const first = /[.!?]$/.test(headline) ? headline : `${headline}.`;
  const places = rows
    .filter(({ rank }) => rank > 1)
    .map(({ contender, rank, result }) =>
      t('end.cameIn', {
        place: textNamed(`end.place.${rank}`) ?? String(rank),
        name: contenderName(contender, speaker),
        n: result,
      }),
    );
  return [first, ...why.map(plainText), ...places].join(' ');
}
