import type { Translation } from '@souk/i18n';
import type { en } from './en.js';

/** Dale of Merchants auf Deutsch erzählt: was aus einem Ereignis wird. */
const texts = {} as const satisfies Translation<typeof en>;

/** Karten und Decks; auf Englisch sagen es die Regeln selbst. */
const names = {
  'dm.deck.macaws': 'Flinke Scharlacharas',
  'dm.deck.pandas': 'Handelnde Große Pandas',
  'dm.deck.raccoons': 'Diebische Waschbären',
  'dm.deck.squirrels': 'Hortende Gleithörnchen',
  'dm.deck.ocelots': 'Glückliche Ozelots',
  'dm.deck.chameleons': 'Wandelbare Chamäleons',
  'dm.card.junk': 'Gerümpel',
  'dm.card.flexible-shopkeeper': 'Wandelbare Verkäuferin',
  'dm.card.gift-voucher': 'Gutschein',
  'dm.card.good-old-times': 'Gute alte Zeiten',
  'dm.card.reflection': 'Spiegelbild',
  'dm.card.seeing-doubles': 'Doppelt sehen',
  'dm.card.trendsetting': 'Der letzte Schrei',
  'dm.card.cookies': 'Kekse',
  'dm.card.favourite-toy': 'Lieblingsspielzeug',
  'dm.card.flashy-show': 'Große Schau',
  'dm.card.shattered-relic': 'Zerbrochene Reliquie',
  'dm.card.spyglass': 'Fernrohr',
  'dm.card.swift-broker': 'Flinke Maklerin',
  'dm.card.blindfold': 'Augenbinde',
  'dm.card.bold-haggler': 'Kühner Feilscher',
  'dm.card.charm': 'Glücksbringer',
  'dm.card.gamble': 'Glücksspiel',
  'dm.card.new-season': 'Neue Saison',
  'dm.card.whirligig': 'Wirbelkreisel',
  'dm.card.essential-purchase': 'Das Nötigste',
  'dm.card.loyal-partner': 'Treuer Partner',
  'dm.card.market-discovery': 'Marktfund',
  'dm.card.prepaid-good': 'Vorbezahlt',
  'dm.card.special-offer': 'Sonderangebot',
  'dm.card.stock-clearance': 'Ausverkauf',
  'dm.card.dirty-exchange': 'Schmutziger Tausch',
  'dm.card.nuisance': 'Plage',
  'dm.card.rotten-food': 'Verdorbenes Essen',
  'dm.card.sabotage': 'Sabotage',
  'dm.card.treasure-hunter': 'Schatzsucher',
  'dm.card.wily-fellow': 'Schlaukopf',
  'dm.card.accordion': 'Akkordeon',
  'dm.card.acorn': 'Eichel',
  'dm.card.empty-chest': 'Leere Truhe',
  'dm.card.nostalgic-item': 'Erinnerungsstück',
  'dm.card.stashing-vendor': 'Hamsternder Händler',
  'dm.card.winter-is-coming': 'Der Winter naht',
} as const;

export const de = { ...texts, ...names };
