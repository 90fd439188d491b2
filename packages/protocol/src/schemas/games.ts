import type { OptionsSpec } from '@souk/kernel';
import Type, { type Static } from 'typebox';
import { Exactly, GameId, Level } from './common.js';

export const StandingAnswerInfo = Exactly({
  id: Type.String(),
  prompt: Type.String(),
  label: Type.String(),
  help: Type.String(),
});

export const GameInfo = Exactly({
  id: GameId,
  name: Type.String(),
  rulesVersion: Type.Integer(),
  minSeats: Type.Integer(),
  maxSeats: Type.Integer(),
  options: Type.Unsafe<OptionsSpec>({
    type: 'object',
    description: 'Every option: type, default, limits, label, help',
  }),
  standingAnswers: Type.Array(StandingAnswerInfo),
  levels: Type.Array(Exactly({ level: Level, name: Type.String(), help: Type.String() })),
});
export type GameInfo = Static<typeof GameInfo>;

export const GameList = Exactly({ games: Type.Array(GameInfo) });
export type GameList = Static<typeof GameList>;
