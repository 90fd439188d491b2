import { eventInWords, inPlainWords, tableInLines, valueInWords } from '@souk/kernel';
import type { EndingProps, Face, Sentence, TableProps } from '../face.js';
import { gameName } from '../i18n/names.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';
import '../style/default-face.css';

const said = (text: string): Sentence => ({ k: 'said', with: { text } });

/** What a move names, a spot each: `kind`, then every other field. Picking them one by one leaves one move. */
const spotOf = (name: string, value: unknown): string => `${name}=${JSON.stringify(value)}`;

function labelOf(spot: string): string {
  const at = spot.indexOf('=');
  const name = spot.slice(0, at);
  const value: unknown = JSON.parse(spot.slice(at + 1));
  return name === 'kind' ? valueInWords(value) : valueInWords({ [name]: value });
}

function ViewTable({ view }: TableProps) {
  return (
    <dl className="default-table">
      {tableInLines(view).map(([depth, name, value], i) => (
        <div key={i} style={{ paddingInlineStart: `${depth}rem` }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ending({ outcome }: EndingProps) {
  const t = useText();
  const { speaker } = useTable();
  const rows = outcome.ranks
    .map((rank, seat) => ({ rank, name: speaker.name(seat), score: outcome.scores[seat] }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <table className="ending">
      <thead>
        <tr>
          <th scope="col">{t('end.rank')}</th>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, name, score }) => (
          <tr key={name} className={rank === 1 ? 'is-first' : ''}>
            <td>{rank}</td>
            <th scope="row">{name}</th>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a game looks in the page that has no face of its own: made of its view, its prompt, its legal moves and its events alone. */
export const defaultFace = (id: string): Face => ({
  id,
  className: 'is-default',
  texts: { en: async () => ({}), de: async () => ({}) },
  // Nothing is known of what is hidden: people who share a screen sit behind a curtain.
  hidesHands: true,
  spotsOf: (move) => Object.entries(move).map(([name, value]) => spotOf(name, value)),
  buttonFor: (spot) => said(labelOf(spot)),
  ask: ({ prompt }) => said(prompt.text),
  preview: (move) => said(inPlainWords(move)),
  tell: ({ events, at }, speaker) => said(eventInWords(events[at], speaker.name)),
  because: ({ text }) => said(text),
  chapter: () => undefined,
  step: (view) => view,
  flights: () => [],
  pace: () => 'short',
  Heading: () => <h1>{gameName(id)}</h1>,
  Table: ViewTable,
  Inspector: () => null,
  Ending,
});
