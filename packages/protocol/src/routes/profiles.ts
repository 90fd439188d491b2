import Type from 'typebox';
import { ENDPOINTS } from '../endpoints.js';
import { Exactly, GameId, Id, Level, OneOf, Time } from '../schemas/common.js';
import {
  BotProfile,
  ChangeProfile,
  FaceList,
  Leaderboard,
  Profile,
  ProfileSettings,
  RatingHistory,
} from '../schemas/profiles.js';
import { ById, Cursor, type Routes } from './route.js';

const MAX_FACES = 50;
const ID_AND_COMMA = 23;

const SeatsWanted = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 8, description: 'Matches of this number of players; left out: all' }),
);

/** How people and bots have done: their pages and rankings. */
export const PROFILE_ROUTES = {
  faces: {
    ...ENDPOINTS.faces,
    caller: 'public',
    summary: 'Names and portraits of several people; who is not there any more is left out',
    query: Exactly({
      ids: Type.String({
        minLength: 22,
        maxLength: MAX_FACES * ID_AND_COMMA,
        description: `Up to ${MAX_FACES} ids, with commas between them`,
      }),
    }),
    answer: FaceList,
  },
  profile: {
    ...ENDPOINTS.profile,
    caller: 'public',
    summary: 'The page of an account, as far as it shows it to the caller; guests have none',
    params: ById,
    answer: Profile,
  },
  ratingHistory: {
    ...ENDPOINTS.ratingHistory,
    caller: 'public',
    summary: 'How a rating of an account has come about: a point for every rated match',
    params: Exactly({ id: Id, game: GameId }),
    query: Exactly({ seats: SeatsWanted, since: Type.Optional(Time), until: Type.Optional(Time) }),
    answer: RatingHistory,
  },
  profileSettings: {
    ...ENDPOINTS.profileSettings,
    caller: 'person',
    summary: 'Own portrait, and what others may see; accounts only',
    answer: ProfileSettings,
  },
  changeProfile: {
    ...ENDPOINTS.changeProfile,
    caller: 'person',
    summary: 'Change own portrait, or what others may see; accounts only',
    body: ChangeProfile,
    answer: ProfileSettings,
  },
  leaderboard: {
    ...ENDPOINTS.leaderboard,
    caller: 'public',
    summary: 'The ranking at a game, by strength less twice its uncertainty; rated matches between accounts count',
    params: Exactly({ game: GameId }),
    query: Exactly({
      seats: SeatsWanted,
      among: Type.Optional(OneOf(['all', 'known'], 'Everyone, or the caller and those whom the caller follows')),
      since: Type.Optional(Type.Integer({ minimum: 0, description: 'Only those with a rated match since then' })),
      after: Cursor,
    }),
    answer: Leaderboard,
  },
  bot: {
    ...ENDPOINTS.bot,
    caller: 'public',
    summary: 'A bot: its name, and how it has done against people',
    params: Exactly({ game: GameId, level: Level }),
    answer: BotProfile,
  },
} as const satisfies Routes;
