/** The oracle's table: the JSON of positions and moves, and simple questions about it. */

export const COLOURS = ['ruby', 'sapphire', 'emerald', 'topaz'] as const;
export type Colour = (typeof COLOURS)[number];
export type Who = number | 'smuggler';

export interface Side {
  mine: Colour;
  mineSteps: number;
  sell: Colour;
  sellSteps: number;
}

export interface Laid {
  card: number;
  side: 'front' | 'back';
}

interface Person {
  score: number;
  points: number;
  store: Colour[];
  lastRound: { points: number; place: number } | null;
}

/** A position's JSON, without the generator. */
export interface Table {
  seats: number;
  options: {
    carryScores: boolean;
    smugglerStart: number;
    freeSale: boolean;
    cards: { front: Side; back: Side }[] | null;
  };
  round: number;
  starter: Who;
  prices: Record<Colour, number>;
  pool: Record<Colour, number>;
  box: Record<Colour, number>;
  marker: Colour;
  players: Person[];
  smuggler: Person;
  row: Laid[];
  discards: number[];
  choosers: Who[];
  decision: { kind: string; seat: number } | null;
  unused: number[];
}

export type OracleMove =
  | { kind: 'choose-gem'; gem: Colour }
  | { kind: 'mine'; slot: number }
  | { kind: 'sell'; slot: number; gem: Colour }
  | { kind: 'both'; slot: number; gem: Colour }
  | { kind: 'trade'; with: Who; give: Colour | null; take: Colour | null }
  | { kind: 'no-trade' };

/** Each card's two sides as the rules print them. */
const PRINTED = [
  'R-1 S+1 | E-2 T+2',
  'E-1 T+1 | S-2 R+2',
  'S-1 R+1 | T-2 E+2',
  'T-1 E+1 | R-2 S+2',
  'R-1 E+1 | S-1 T+2',
  'S-1 T+1 | E-1 R+2',
  'E-1 R+1 | T-1 S+2',
  'T-1 S+1 | R-1 E+2',
  'R-1 T+2 | S-2 E+2',
  'S-1 E+2 | T-2 R+2',
  'T-1 R+2 | E-2 S+2',
  'E-1 S+2 | R-2 T+2',
];

const byLetter = (letter: string): Colour => COLOURS['RSET'.indexOf(letter)];

function printedSide(text: string): Side {
  const [mining, selling] = text.trim().split(' ');
  return {
    mine: byLetter(mining[0]),
    mineSteps: Number(mining[2]),
    sell: byLetter(selling[0]),
    sellSteps: Number(selling[2]),
  };
}

const PRINTED_CARDS = PRINTED.map((text) => {
  const [front, back] = text.split('|');
  return { front: printedSide(front), back: printedSide(back) };
});

export const solo = (table: Table): boolean => table.seats === 1;
export const person = (table: Table, who: Who): Person => (who === 'smuggler' ? table.smuggler : table.players[who]);
export const everybody = (table: Table): Who[] => [...table.players.keys(), 'smuggler'];
export const distinct = (gems: readonly Colour[]): Colour[] => COLOURS.filter((gem) => gems.includes(gem));
export const count = (gems: readonly Colour[], gem: Colour): number => gems.filter((held) => held === gem).length;

export function visible(table: Table, slot: number): Side {
  const { card, side } = table.row[slot];
  return (table.options.cards ?? PRINTED_CARDS)[card - 1][side];
}

export function takeOut(gems: Colour[], gem: Colour): void {
  const at = gems.indexOf(gem);
  if (at < 0) throw new Error(`no ${gem} among ${gems}`);
  gems.splice(at, 1);
}
