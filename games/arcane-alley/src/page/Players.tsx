import type { View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { Count } from '@souk/table-kit/components/Count';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { Coin, Seal, Skull } from './art/Signs.js';
import { sumSeen } from './calling.js';
import { Dial } from './Dial.js';
import { wizardName } from './naming.js';
import { PlayerFace } from './PlayerFace.js';
import { Storehouse } from './Storehouse.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

interface PlayerProps {
  readonly view: View;
  readonly seat: number;
}

/** Whether it is a seat's turn, or its answer is waited for. */
const useIsTurn = (seat: number): boolean => useTableState().moment.toAct.includes(seat);

/** Another player in small: face, purse, dial, storehouse and how large the stash is. */
export function OtherPlayer({ view, seat }: PlayerProps) {
  const t = useText();
  const { speaker } = useTable();
  const { sitters } = useTableState();
  const { gold, infamy, markers, wizard, stashSize, sum } = elementAt(view.players, seat);
  const { level, kind } = elementAt(sitters, seat);
  const name = speaker.name(seat);
  const isTurn = useIsTurn(seat);
  return (
    <div className={`aa-other ${isTurn ? 'is-turn' : ''}`}>
      <Spot
        className="aa-person"
        spot={spots.player(seat)}
        at={places.player(seat)}
        subject={`player:${seat}`}
        label={t('aa.playerOf', { name, gold, infamy })}
      >
        <span className="aa-portrait">
          <PlayerFace wizard={wizard} seat={seat} />
        </span>
        <span className="aa-name">{name}</span>
        <small className="aa-level">
          {wizard !== null ? wizardName(wizard) : kind === 'bot' ? t('table.level', { level: level ?? 1 }) : ''}
        </small>
        <Scores view={view} seat={seat} />
        <span className="aa-stash" data-at={places.stash(seat)}>
          {t('aa.stashOf', { n: stashSize })}
        </span>
        {markers > 0 && <span className="visually-hidden">{t('aa.markers', { n: markers })}</span>}
        {sum !== null && <span className="aa-sum">{t('aa.sum', { sum: signed(sum) })}</span>}
      </Spot>
      <Storehouse view={view} seat={seat} />
    </div>
  );
}

/** Gold, infamy and fine markers. */
function Scores({ view, seat }: PlayerProps) {
  const { gold, infamy, markers } = elementAt(view.players, seat);
  return (
    <span className="aa-scores">
      <span data-at={places.gold(seat)}>
        <Coin />
        <Count value={gold} />
      </span>
      <span>
        <Skull />
        <Count value={infamy} />
      </span>
      {Array.from({ length: markers }, (_, i) => (
        <Seal key={i} />
      ))}
    </span>
  );
}

/** The player at this screen: the same, with the dial in full. */
export function OwnPlayer({ view, seat }: PlayerProps) {
  const t = useText();
  const { speaker } = useTable();
  const { gold, infamy, markers, wizard, sum } = elementAt(view.players, seat);
  const name = speaker.name(seat);
  return (
    <Spot
      className={`aa-own ${useIsTurn(seat) ? 'is-turn' : ''}`}
      spot={spots.player(seat)}
      at={places.player(seat)}
      subject={`player:${seat}`}
      label={t('aa.playerOf', { name, gold, infamy })}
    >
      <span className="aa-portrait">
        <PlayerFace wizard={wizard} seat={seat} />
      </span>
      <span className="aa-name">
        {name}
        {wizard !== null && <small>{wizardName(wizard)}</small>}
      </span>
      <span className="aa-purse" data-at={places.gold(seat)}>
        <Coin />
        <Count value={gold} />
      </span>
      <span className="aa-record">
        <Dial infamy={infamy} />
        <span>
          <Count value={infamy} />
        </span>
      </span>
      <span className="aa-seals">
        {Array.from({ length: markers }, (_, i) => (
          <Seal key={i} />
        ))}
        {markers > 0 && <span className="visually-hidden">{t('aa.markers', { n: markers })}</span>}
      </span>
      <span className="aa-sum">
        {sum === null ? t('aa.sumSeen', { sum: signed(sumSeen(view, seat)) }) : t('aa.sum', { sum: signed(sum) })}
      </span>
    </Spot>
  );
}
