import type { Opponent } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { Avatar } from '../../people/avatars/Avatar.js';
import { PersonName } from '../../people/PersonName.js';

const SIGNS = { ahead: '✓', behind: '–', level: '=' } as const;

/** Who was met, and who came out ahead. */
export function Rivals({ rivals }: { readonly rivals: readonly Opponent[] }) {
  const t = useText();
  if (rivals.length === 0) return <p className="soft">{t('rivals.none')}</p>;
  return (
    <table className="rivals">
      <thead>
        <tr>
          <th scope="col">{t('rivals.opponent')}</th>
          <th scope="col">{t(rivals.some(({ level }) => level > 0) ? 'rivals.scoreLevel' : 'rivals.score')}</th>
          <th scope="col">{t('rivals.last')}</th>
        </tr>
      </thead>
      <tbody>
        {rivals.map((rival) => (
          <RivalRow key={rival.person.id} rival={rival} />
        ))}
      </tbody>
    </table>
  );
}

function RivalRow({ rival: { person, ahead, behind, level, last } }: { readonly rival: Opponent }) {
  const t = useText();
  return (
    <tr>
      <th scope="row">
        <span className="person-cell">
          <Avatar name={person.name} chosen={person.avatar} />
          <PersonName person={person} />
        </span>
      </th>
      <td>
        <span className="visually-hidden">{t('rivals.said', { ahead, behind, level })}</span>
        <span className="duel-bar" aria-hidden="true">
          {ahead > 0 && (
            <span className="is-ahead" style={{ flexGrow: ahead }}>
              {ahead}
            </span>
          )}
          {level > 0 && (
            <span className="is-level" style={{ flexGrow: level }}>
              {level}
            </span>
          )}
          {behind > 0 && (
            <span className="is-behind" style={{ flexGrow: behind }}>
              {behind}
            </span>
          )}
        </span>
      </td>
      <td>
        <ol className="last-five">
          {last.toReversed().map((how, i) => (
            <li key={i} className={`is-${how}`}>
              <span aria-hidden="true">{SIGNS[how]}</span>
              <span className="visually-hidden">{t(`rivals.${how}`)}</span>
            </li>
          ))}
        </ol>
      </td>
    </tr>
  );
}
