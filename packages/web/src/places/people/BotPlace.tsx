import type { BotProfile } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { isPlainKey, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useCallback } from 'react';
import { levelsOf } from '../../games/games.js';
import { STRENGTHS } from '../../games/parts.js';
import { host } from '../../online/host.js';
import { Avatar } from '../../people/avatars/Avatar.js';
import { botName, botPath } from '../../people/bots.js';
import { percent } from '../../people/numbers.js';
import { Page } from '../Page.js';
import { playAgainst } from '../play-now.js';
import { useLoaded } from './useLoaded.js';
import './people.css';

interface BotPlaceProps {
  readonly game: string;
  readonly level: number;
}

/** The page of a bot: what it is like, how strong, how it has done against people, and a way to its table. */
export default function BotPlace({ game, level }: BotPlaceProps) {
  const t = useText();
  const name = botName(game, level);
  const character = `bot.character.${level}`;
  return (
    <Page title={name} game={game}>
      <div className="bot-page">
        <section className="card bot-person" aria-labelledby="bot-character">
          <Avatar name={name} size="large" />
          <p className="soft">{t('bot.of', { level, game: gameName(game) })}</p>
          <h2 id="bot-character">{t('bot.character')}</h2>
          {isPlainKey(character) && <p>{t(character)}</p>}
          <button type="button" className="button is-main" onClick={() => void playAgainst(game, level)}>
            <Icon name="play" />
            {t('bot.play')}
          </button>
        </section>
        <section className="card" aria-labelledby="bot-strength">
          <h2 id="bot-strength">{t('bot.strength')}</h2>
          <BotStrength game={game} level={level} />
          <h2>{t('bot.results')}</h2>
          <BotResults game={game} level={level} />
        </section>
        <section className="card" aria-labelledby="bot-others">
          <h2 id="bot-others">{t('bot.others', { game: gameName(game) })}</h2>
          <ul className="bot-others">
            {levelsOf(game)
              .filter((each) => each.level !== level)
              .map((each) => (
                <li key={each.level}>
                  <Avatar name={botName(game, each.level)} />
                  <Link to={botPath(game, each.level)}>{botName(game, each.level)}</Link>
                  <small className="soft">{t('table.level', { level: each.level })}</small>
                </li>
              ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

/** What was measured: how it does against the one below it, and against the one above. */
function BotStrength({ game, level }: BotPlaceProps) {
  const t = useText();
  const load = useCallback(async () => (await STRENGTHS.get(game)?.())?.beatsBelow ?? [], [game]);
  const { value: beats } = useLoaded(load);
  if (beats === undefined) return null;
  const [below, above] = [beats[level - 2], beats[level - 1]];
  if (below === undefined && above === undefined) return <p className="soft">{t('bot.unmeasured')}</p>;
  return (
    <ul className="bot-facts">
      {below !== undefined && (
        <li>{t('bot.beats', { name: botName(game, level - 1), share: percent(below / 100) })}</li>
      )}
      {above !== undefined && (
        <li>{t('bot.loses', { name: botName(game, level + 1), share: percent(above / 100) })}</li>
      )}
    </ul>
  );
}

type Results = BotProfile['results'];

const NO_RESULTS: Results = [];

function BotResults({ game, level }: BotPlaceProps) {
  const t = useText();
  const load = useCallback(
    () =>
      host.request('bot', { params: { game, level } }).then(
        ({ results }) => results,
        // Without a host a bot can be read about, and played, all the same.
        () => NO_RESULTS,
      ),
    [game, level],
  );
  const { value: results } = useLoaded(load);
  const met = results?.filter(({ played }) => played > 0) ?? NO_RESULTS;
  if (met.length === 0) return <p className="soft">{results !== undefined && t('bot.noResults')}</p>;
  return (
    <ul className="bot-facts">
      {met.map(({ seats, played, won }) => (
        <li key={seats}>
          {t('strength.players.n', { n: seats })}: {t('bot.wonOf', { won, played })}
        </li>
      ))}
    </ul>
  );
}
