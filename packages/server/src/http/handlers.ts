import { BOT_GAMES } from '@souk/games/bot-games';
import type { GameInfo, Person, TableList } from '@souk/protocol';
import type { ROUTES, RouteName } from '@souk/protocol/routes';
import type { Static, TSchema } from 'typebox';
import { levelInfos } from '../bots/levels.js';
import { exportOf } from '../people/export.js';
import { keyOf } from '../people/names.js';
import type { Identity } from '../people/people.js';
import { botProfile } from '../profiles/bots.js';
import { recordOf } from '../records/records.js';
import type { Services } from '../services.js';
import type { TableRow } from '../store/rows.js';
import type { Page } from '../store/store.js';
import { tableResource } from '../tables/resource.js';
import type { Reply } from './reply.js';

/** What a request may bring. */
export type Part = 'params' | 'query' | 'body';

/** What a part of a request is, by the schema that the route has for it; undefined if it has none. */
export type Given<R, K extends Part> = R extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;

/** A request whose parts have been checked against the route's schemas. */
export interface Call<R> {
  readonly params: Given<R, 'params'>;
  readonly query: Given<R, 'query'>;
  readonly body: Given<R, 'body'>;
  /** What its address is counted under. */
  readonly address: string;
  /** What the device remembers of accounts. */
  readonly marks: string | undefined;
  readonly identity: Identity | undefined;
  /** Who calls; refuses a client without a valid token. */
  readonly me: Identity;
  readonly reply: Reply;
}

export type HandledRoute = Exclude<RouteName, 'stream'>;

type Handlers = {
  readonly [K in HandledRoute]: (call: Call<(typeof ROUTES)[K]>, services: Services) => Promise<unknown>;
};

const PAGE = 50;

const pageOf = ({ rows, next }: Page<TableRow>): TableList => ({ tables: rows.map(tableResource), next });

const gameInfo = (): GameInfo[] =>
  BOT_GAMES.map(({ game: { id, name, rulesVersion, minSeats, maxSeats, options, standingAnswers }, levels }) => ({
    id,
    name,
    rulesVersion,
    minSeats,
    maxSeats,
    options,
    standingAnswers: standingAnswers.map(({ id: answer, prompt, label, help }) => ({
      id: answer,
      prompt,
      label,
      help,
    })),
    levels: levelInfos(levels),
  }));

/** What each route does. The stream is not here: it has no end. */
export const HANDLERS: Handlers = {
  games: async () => ({ games: gameInfo() }),

  async enter({ body, address, reply }, { people, limits }) {
    limits.check('guest', address);
    return reply.signedIn(await people.enter(body.name, body.device));
  },
  async register({ body, address, marks, identity, reply }, { people, devices, limits }) {
    limits.check('guest', address);
    const signedIn = await people.register(identity, body);
    // Lines that the guest has opened end once the client has its new token: before, it would take itself for signed out.
    if (identity !== undefined) reply.afterwards(() => people.voidTokens([identity.token]));
    return reply.signedIn(signedIn, await devices.remember(body.name, marks));
  },
  async signIn({ body, address, marks, identity, reply }, { people, devices, limits }) {
    limits.checkSignIn({ account: keyOf(body.name), address, device: await devices.recognise(body.name, marks) });
    const signedIn = await people.signIn(identity, body);
    return reply.signedIn(signedIn, await devices.remember(body.name, marks));
  },
  async recover({ body, address, marks, identity, reply }, { accounts, devices, limits }) {
    limits.checkSignIn({ account: keyOf(body.name), address, device: await devices.recognise(body.name, marks) });
    const signedIn = await accounts.recover(identity, body);
    return reply.signedIn(signedIn, await devices.remember(body.name, marks));
  },
  async signOut({ me, reply }, { people }) {
    await people.signOut(me);
    reply.signedOut();
  },
  me: ({ me }, { people }) => people.profile(me.person.id),
  rename: ({ me, body }, { people }): Promise<Person> => people.rename(me, body.name),
  async changePassphrase({ me, body, address }, { accounts, limits }) {
    limits.checkPassphrase(me.person.id, address);
    await accounts.changePassphrase(me, body);
  },
  recoveryCodes: async ({ me }, { accounts }) => ({ left: await accounts.recoveryCodesLeft(me) }),
  async newRecoveryCodes({ me, body, address }, { accounts, limits }) {
    limits.checkPassphrase(me.person.id, address);
    return { codes: await accounts.newRecoveryCodes(me, body.passphrase) };
  },
  async exportMe({ me, reply }, { context, rooms, people, limits }) {
    limits.check('export', me.person.id);
    const document = await exportOf(context, rooms, people, me);
    const done = limits.exports.begin(me.person.id);
    reply.download('souk-export.json');
    return reply.pieces(document, done);
  },
  async deleteMe({ me, body, address, reply }, { accounts, limits }) {
    limits.checkPassphrase(me.person.id, address);
    await accounts.remove(me, body.passphrase);
    reply.signedOut();
  },
  myMatches: async ({ me, query }, { context }) =>
    pageOf(await context.store.tables.ofPerson(me.person.id, query.phase, query.after, PAGE)),
  mutes: async ({ me }, { chat, people }) => ({ people: await people.refs(await chat.mutedBy(me.person.id)) }),
  async mute({ me, body }, { chat, friends }) {
    await chat.mute(me.person.id, body.person, body.muted);
    friends.feed.changed(me.person.id);
  },
  tokens: async ({ me }, { people }) => ({ tokens: await people.tokens(me) }),
  newToken: ({ me, body }, { people }) => people.newToken(me, body.label),
  dropToken: ({ me, params }, { people }) => people.dropToken(me.person.id, params.id),
  person: ({ params }, { people }) => people.profile(params.id),

  faces: async ({ query }, { profiles }) => ({ people: await profiles.faces(query.ids.split(',')) }),
  profile: ({ params, identity }, { profiles }) => profiles.profile(params.id, identity),
  ratingHistory: ({ params, query: { seats, since, until }, identity }, { profiles }) =>
    profiles.history(params.id, identity, { game: params.game, seats, since, until }),
  profileSettings: ({ me }, { profiles }) => profiles.settings(me),
  changeProfile: ({ me, body }, { profiles }) => profiles.change(me, body),
  leaderboard: ({ params, query, identity }, { leaderboards }) =>
    leaderboards.page(params.game, identity?.person.id, query),
  bot: ({ params }, { context }) => botProfile(context.store, params.game, params.level),
  follows: ({ me }, { friends }) => friends.list(me.person.id),
  async follow({ me, body }, { friends, limits }) {
    limits.check('follow', me.person.id);
    await friends.follow(me.person, body.person, body.following);
  },
  challenges: ({ me }, { friends }) => friends.challenges(me.person.id),
  answerChallenge: async ({ me, params, body }, { friends }) =>
    tableResource(await friends.answer(params.id, me.person, body.accept)),
  async challenge({ me, params, body }, { friends, limits }) {
    limits.check('challenge', me.person.id);
    return friends.challenge(params.id, me.person, body.person);
  },
  withdrawChallenge: ({ me, params }, { friends }) => friends.withdraw(params.id, me.person, params.person),

  async tables({ query }, { context, lobby }) {
    const { rows, next } = await context.store.tables.list(query.phase ?? 'open', query.game, query.after, PAGE);
    return pageOf({ rows: rows.filter((table) => lobby.isListed(table)), next });
  },
  async newTable({ me, body }, { tables, limits }) {
    limits.check('table', me.person.id);
    return tableResource(await tables.create(body, me.person));
  },
  async quick({ me, body }, { tables, limits }) {
    limits.check('table', me.person.id);
    return tableResource(await tables.quick(body, me.person));
  },
  table: async ({ params }, { tables }) => tableResource(await tables.find(params.id)),
  async tableByCode({ me, params, address }, { tables, limits }) {
    limits.check('code', address, me.person.id);
    return tableResource(await tables.byCode(params.code));
  },
  join: async ({ me, params, body }, { tables }) => tableResource(await tables.join(params.id, me.person, body)),
  leave: async ({ me, params }, { tables }) => tableResource(await tables.leave(params.id, me.person)),
  comeBack: async ({ me, params }, { tables }) => tableResource(await tables.comeBack(params.id, me.person)),
  resign: async ({ me, params }, { tables }) => tableResource(await tables.resign(params.id, me.person)),
  kick: async ({ me, params, body }, { tables }) => tableResource(await tables.kick(params.id, me.person, body.seat)),
  setSeat: async ({ me, params, body }, { tables }) => {
    const level = body.kind === 'bot' ? body.level : undefined;
    return tableResource(await tables.setSeat(params.id, me.person, params.seat, level));
  },
  salt: async ({ me, params, body }, { tables }) =>
    tableResource(await tables.setSalt(params.id, me.person, body.salt)),
  start: async ({ me, params }, { tables }) => tableResource(await tables.start(params.id, me.person)),
  close: ({ me, params }, { tables }) => tables.close(params.id, me.person),
  async rematch({ me, params }, { tables, limits }) {
    limits.check('table', me.person.id);
    return tableResource(await tables.rematch(params.id, me.person));
  },
  async newDeal({ me, body }, { tables, limits }) {
    for (let i = 0; i < body.tables; i++) limits.check('table', me.person.id);
    return tables.createDeal(body, me.person);
  },
  deal: ({ params }, { tables }) => tables.deal(params.id),

  async match({ params, identity, reply }, { rooms }) {
    const room = await rooms.get(params.id);
    return reply.json(await room.stateFor(room.viewerFor(identity?.person.id)));
  },
  async history({ params, identity, address, reply }, { rooms, limits }) {
    const room = await rooms.get(params.id);
    const viewer = room.viewerFor(identity?.person.id);
    return reply.json(await limits.histories.run(address, () => room.history(viewer)));
  },
  async move({ me, params, body }, { rooms }) {
    const room = await rooms.get(params.id);
    return ack(params.id, body.id, await room.actions.move(room.ownSeat(me.person.id), body, body.move));
  },
  async undo({ me, params, body }, { rooms }) {
    const room = await rooms.get(params.id);
    return ack(params.id, body.id, await room.actions.undo(room.ownSeat(me.person.id), body));
  },
  async answerUndo({ me, params, body }, { rooms }) {
    const room = await rooms.get(params.id);
    return ack(params.id, body.id, await room.actions.answerUndo(room.ownSeat(me.person.id), body, body.agree));
  },
  async standing({ me, params }, { rooms }) {
    const room = await rooms.get(params.id);
    return { answers: room.standingAnswersOf(room.ownSeat(me.person.id)) };
  },
  async setStanding({ me, params, body }, { rooms }) {
    const room = await rooms.get(params.id);
    await room.actions.setStandingAnswers(room.ownSeat(me.person.id), body.answers);
    return { answers: body.answers };
  },
  chat: async ({ me, params }, { chat }) => ({ lines: await chat.lines(params.id, me.person.id) }),
  async say({ me, params, body }, { chat, limits }) {
    limits.check('chat', me.person.id);
    return chat.say(params.id, me.person, body.text);
  },
  async record({ params, identity, reply }, { context, rooms }) {
    reply.download(`souk-${params.id}.json`);
    return recordOf(context, rooms, params.id, identity?.person.id);
  },
};

const ack = (match: string, id: string, seq: number) => ({ type: 'ack', id, match, seq }) as const;

export const HANDLED_ROUTES = Object.keys(HANDLERS) as readonly HandledRoute[];
