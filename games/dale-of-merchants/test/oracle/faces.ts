/** What is printed on a card; typed in from the rules, not taken from the package. */
export interface Face {
  readonly id: string;
  readonly set: string | null;
  readonly value: number;
  readonly isTechnique: boolean;
  readonly hasPlus: boolean;
}

const PRINTED = `
swift-broker        macaws     1 T+
cookies             macaws     2 P
shattered-relic     macaws     3 T+
spyglass            macaws     4 T+
flashy-show         macaws     5 T+
favourite-toy       macaws     5 T+
loyal-partner       pandas     1 T+
prepaid-good        pandas     2 T
essential-purchase  pandas     3 P
market-discovery    pandas     4 P
special-offer       pandas     5 T
stock-clearance     pandas     5 P
wily-fellow         raccoons   1 T+
nuisance            raccoons   2 T+
rotten-food         raccoons   3 T+
dirty-exchange      raccoons   4 T+
sabotage            raccoons   5 T+
treasure-hunter     raccoons   5 T
stashing-vendor     squirrels  1 P
empty-chest         squirrels  2 P
nostalgic-item      squirrels  3 P
acorn               squirrels  4 T+
accordion           squirrels  5 P
winter-is-coming    squirrels  5 P
bold-haggler        ocelots    1 P
new-season          ocelots    2 T+
whirligig           ocelots    3 T+
charm               ocelots    4 T+
gamble              ocelots    5 T+
blindfold           ocelots    5 T+
flexible-shopkeeper chameleons 1 P
reflection          chameleons 2 P
good-old-times      chameleons 3 P
gift-voucher        chameleons 4 T+
trendsetting        chameleons 5 P
seeing-doubles      chameleons 5 P
junk                none       1 R
`;

const FACES = new Map<string, Face>(
  PRINTED.trim()
    .split('\n')
    .map((line) => {
      const [id, set, value, type] = line.split(/ +/);
      return [
        id,
        {
          id,
          set: set === 'none' ? null : set,
          value: Number(value),
          isTechnique: type.startsWith('T'),
          hasPlus: type.endsWith('+'),
        },
      ];
    }),
);

export function faceOf(id: string): Face {
  const face = FACES.get(id);
  if (face === undefined) throw new Error(`no card is called ${id}`);
  return face;
}

/** The faces with a copy text (DM-CHAM). */
const COPY_TEXTS = ['flexible-shopkeeper', 'reflection', 'good-old-times', 'trendsetting', 'seeing-doubles'];

export const hasCopyText = (id: string): boolean => COPY_TEXTS.includes(id);

/** Bottom first, as cards lie whose order nobody is asked for (DM-ORDER-1). */
export const inUsualOrder = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => faceOf(one).value - faceOf(other).value || (one < other ? -1 : one > other ? 1 : 0));

export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** The six faces of a deck. */
export const facesOf = (deck: string): Face[] => [...FACES.values()].filter(({ set }) => set === deck);
