import Type, { type Static } from 'typebox';
import { AVATARS } from '../avatars.js';
import { Exactly, GameId, Id, KnownName, Level, OneOf, orNull, Time } from './common.js';

export const Avatar = OneOf([...AVATARS], 'A portrait from the list; the page draws it');

const Count = Type.Integer({ minimum: 0 });
/** A number of players; null: matches of every number together. */
const Seats = orNull(Type.Integer({ minimum: 1, maximum: 8 }));
/** A match that the caller may open; null: it was played among others at a table that was not public. */
const MatchLink = orNull(Id);

/** A person with the portrait that stands beside the name. */
export const Face = Exactly({
  id: Id,
  name: KnownName,
  account: Type.Boolean(),
  avatar: orNull(Avatar),
});
export type Face = Static<typeof Face>;

export const FaceList = Exactly({ people: Type.Array(Face) });
export type FaceList = Static<typeof FaceList>;

export const Audience = OneOf(
  ['all', 'followed', 'nobody'],
  'Who may: everyone, the people whom the account follows, or nobody else',
);
export type Audience = Static<typeof Audience>;

/** What others may see of an account, and who may ask it to a table. Its owner sees everything. */
export const Audiences = Exactly({
  curve: Audience,
  records: Audience,
  rivals: Audience,
  presence: Audience,
  challenges: Audience,
});
export type Audiences = Static<typeof Audiences>;

export const ProfileSettings = Exactly({ avatar: orNull(Avatar), audiences: Audiences });
export type ProfileSettings = Static<typeof ProfileSettings>;

/** What is left out stays as it is. */
export const ChangeProfile = Exactly({
  avatar: Type.Optional(orNull(Avatar)),
  audiences: Type.Optional(Type.Partial(Audiences, { additionalProperties: false })),
});
export type ChangeProfile = Static<typeof ChangeProfile>;

/** A rating at a game, over all matches or those of a number of players. */
export const SeatedRating = Exactly({
  game: GameId,
  seats: Seats,
  mu: Type.Number(),
  sigma: Type.Number(),
  matches: Count,
});
export type SeatedRating = Static<typeof SeatedRating>;

/** How finished matches have ended for a person, rated or not, against people or bots. */
export const ResultTally = Exactly({
  game: GameId,
  seats: Type.Integer({ minimum: 1, maximum: 8 }),
  played: Count,
  won: Count,
  places: Type.Array(Count, { description: 'How often first, second and so on' }),
});
export type ResultTally = Static<typeof ResultTally>;

export const RecordKind = OneOf(
  ['score', 'lead', 'decisions'],
  'The most points; the widest lead over the next in a match won; the fewest own decisions in a match won',
);
export type RecordKind = Static<typeof RecordKind>;

export const PersonalBest = Exactly({
  game: GameId,
  kind: RecordKind,
  value: Type.Number(),
  seats: Type.Integer(),
  time: Time,
  match: MatchLink,
});
export type PersonalBest = Static<typeof PersonalBest>;

/** Something that was played with: a deck, a wizard, whatever the game names; how often, and won with it. */
export const UsedThing = Exactly({ game: GameId, thing: Type.String(), played: Count, won: Count });
export type UsedThing = Static<typeof UsedThing>;

export const Encounter = OneOf(['ahead', 'behind', 'level'], 'Who came out ahead, seen from the person of the profile');

/** Of matches in which both sat: how often the person of the profile came out ahead, behind, or level. */
export const HeadToHead = Exactly({
  ahead: Count,
  behind: Count,
  level: Count,
  last: Type.Array(Encounter, { maxItems: 5, description: 'The last five, the latest first' }),
});
export type HeadToHead = Static<typeof HeadToHead>;

export const Opponent = Exactly({ person: Face, ...HeadToHead.properties });
export type Opponent = Static<typeof Opponent>;

export const PastResult = Exactly({
  match: MatchLink,
  game: GameId,
  seats: Type.Integer(),
  place: Type.Integer({ minimum: 1 }),
  won: Type.Boolean(),
  score: Type.Number(),
  time: Time,
  change: orNull(Type.Number({ description: 'What it has added to the strength; null: it was not rated' })),
});
export type PastResult = Static<typeof PastResult>;

/** What the caller is to the person of a profile. */
export const Relation = Exactly({
  following: Type.Boolean({ description: 'Whether the caller follows the person' }),
  followsYou: Type.Boolean(),
  muted: Type.Boolean({ description: 'Whether the caller has muted the person' }),
  mayChallenge: Type.Boolean({ description: 'Whether the person takes challenges of the caller' }),
  headToHead: HeadToHead,
});
export type Relation = Static<typeof Relation>;

/** The page of an account. What its owner does not show to the caller is null. */
export const Profile = Exactly({
  id: Id,
  name: KnownName,
  since: Time,
  avatar: orNull(Avatar),
  own: Type.Boolean({ description: 'Whether it is the caller’s own: nothing is hidden then' }),
  ratings: Type.Array(SeatedRating),
  results: Type.Array(ResultTally),
  showsCurve: Type.Boolean({ description: 'Whether the caller may read the history of the ratings' }),
  records: orNull(
    Exactly({
      run: Exactly({ longest: Count, current: Count }, 'Matches won in a row'),
      bests: Type.Array(PersonalBest),
      used: Type.Array(UsedThing, { description: 'The most often used first' }),
      recent: Type.Array(PastResult, { description: 'The latest first' }),
    }),
  ),
  rivals: orNull(Type.Array(Opponent, { description: 'The most often met first' })),
  online: orNull(Type.Boolean({ description: 'Null: not shown to the caller' })),
  followers: Count,
  relation: orNull(Relation),
});
export type Profile = Static<typeof Profile>;

export const RatingPoint = Exactly({
  n: Type.Integer({ minimum: 1, description: 'Which rated match it was, counted from 1' }),
  time: Time,
  match: MatchLink,
  mu: Type.Number(),
  sigma: Type.Number(),
});
export type RatingPoint = Static<typeof RatingPoint>;

/** How a rating has come about, the earliest first. Of a long history every so many points are told, the last always. */
export const RatingHistory = Exactly({
  game: GameId,
  seats: Seats,
  every: Type.Integer({ minimum: 1, description: '1: nothing was left out' }),
  points: Type.Array(RatingPoint),
});
export type RatingHistory = Static<typeof RatingHistory>;

/** A place in a ranking: by the careful estimate, mu − 2 sigma. */
export const LeaderboardRow = Exactly({
  rank: Type.Integer({ minimum: 1 }),
  person: Face,
  mu: Type.Number(),
  sigma: Type.Number(),
  matches: Count,
  won: Type.Number({ minimum: 0, maximum: 1, description: 'The share of rated matches won' }),
  month: orNull(
    Type.Number({ description: 'How the careful estimate has changed in 30 days; null: there was none before' }),
  ),
});
export type LeaderboardRow = Static<typeof LeaderboardRow>;

/** The caller in a ranking. */
export const OwnStanding = Exactly({
  rank: orNull(Type.Integer({ minimum: 1, description: 'Null: not ranked yet, or not in this ranking' })),
  mu: Type.Number(),
  sigma: Type.Number(),
  matches: Count,
  next: orNull(
    Exactly(
      { person: Face, gap: Type.Number({ minimum: 0 }) },
      'Who is next above, and how much it takes to pass them',
    ),
  ),
});
export type OwnStanding = Static<typeof OwnStanding>;

export const Leaderboard = Exactly({
  game: GameId,
  seats: Seats,
  ranked: Type.Integer({ minimum: 0, description: 'How many there are in all' }),
  minMatches: Type.Integer({ description: 'From how many rated matches on one is ranked' }),
  rows: Type.Array(LeaderboardRow),
  next: orNull(Type.String()),
  own: orNull(OwnStanding),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** A bot that people play against, and how it has done. */
export const BotProfile = Exactly({
  game: GameId,
  level: Level,
  name: Type.String(),
  help: Type.String(),
  results: Type.Array(
    Exactly({ seats: Type.Integer(), played: Count, won: Count }, 'Matches with at least one person, by players'),
  ),
});
export type BotProfile = Static<typeof BotProfile>;
