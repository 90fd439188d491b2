import type { DaleTypes } from '@souk/games/dale-of-merchants';
import { telling } from '@souk/games/dale-of-merchants/telling';
import { type Face, sayerOf } from '@souk/terminal-kit';
import { inColour, legendOfFolk } from './cards.js';
import { groupMove, rankMove, sayMove } from './moves.js';
import { nameIn, TOLD } from './names.js';
import { sayPrompt, sayReason } from './questions.js';
import { drawTable } from './table.js';
import { translatorIn } from './text/index.js';

export const terminal: Face<DaleTypes> = {
  tagline: (language) => translatorIn({ language }).say('tagline'),
  legend: (language) => {
    const { say } = translatorIn({ language });
    return [say('legend.signs', { folk: legendOfFolk(language) }), say('legend.market'), say('legend.stall')];
  },
  hidesHands: true,
  drawTable,
  sayMove: (move, view, scene) => sayMove(move, view, scene),
  sayKind: (kind, language) => translatorIn({ language }).say(`kind.${kind}`),
  sayPrompt,
  sayReason,
  groupMove,
  rankMove,
  sayEvent: sayerOf(telling, TOLD, (thing, { style, language }, asObject) =>
    inColour(thing, nameIn(language, thing, asObject), style),
  ),
};
