import { gameName } from '@souk/table-kit/i18n/names';
import { useId } from 'react';
import { GAME_IDS } from '../games/games.js';
import { StallScene } from './home/StallScene.js';
import './game-tiles.css';

interface GameTilesProps {
  readonly label: string;
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

/** One of the games, chosen by its stall. */
export function GameTiles({ label, chosen, onChoose }: GameTilesProps) {
  const name = useId();
  return (
    <fieldset className="field plain">
      <legend className="field-label">{label}</legend>
      <div className="game-tiles">
        {GAME_IDS.map((game) => (
          <label key={game} className="game-tile">
            <StallScene game={game} className="game-tile-scene" />
            <input type="radio" name={name} checked={game === chosen} onChange={() => onChoose(game)} />
            <span className="game-tile-name">{gameName(game)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
