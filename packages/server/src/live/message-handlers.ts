import type { ClientMessage, ClientMessageOf, ClientMessageType } from '@souk/protocol';
import type { Connection } from './connection.js';

type Handlers = {
  readonly [K in ClientMessageType]: (connection: Connection, message: ClientMessageOf<K>) => Promise<void>;
};

/** What each message does. */
const HANDLERS: Handlers = {
  watch: (connection, { match, since }) => connection.watch(match, since),
  async unwatch(connection, { match }) {
    connection.unwatch(match);
  },
  async move(connection, { match, id, answers, move }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    connection.ack(match, id, await room.actions.move(room.ownSeat(person.id), { id, answers }, move));
  },
  async undo(connection, { match, id, answers }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    connection.ack(match, id, await room.actions.undo(room.ownSeat(person.id), { id, answers }));
  },
  async 'answer-undo'(connection, { match, id, answers, agree }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    connection.ack(match, id, await room.actions.answerUndo(room.ownSeat(person.id), { id, answers }, agree));
  },
  async standing(connection, { match, id, answers }) {
    const { person } = connection.me;
    const room = await connection.services.rooms.get(match);
    await room.actions.setStandingAnswers(room.ownSeat(person.id), answers);
    connection.tell({ type: 'done', id });
  },
  async chat(connection, { match, id, text }) {
    const { person } = connection.me;
    connection.services.limits.check('chat', person.id);
    // A connection can outlive the name that it was opened under.
    const [now = person] = await connection.services.people.refs([person.id]);
    await connection.services.chat.say(match, now, text);
    connection.tell({ type: 'done', id });
  },
  async lobby(connection, { on }) {
    if (on) await connection.services.lobby.enter(connection);
    else connection.services.lobby.leave(connection);
  },
  async friends(connection, { on }) {
    const { feed } = connection.services.friends;
    if (on) await feed.enter(connection, connection.me.person.id);
    else feed.leave(connection);
  },
  async ping(connection, { id }) {
    connection.tell({ type: 'pong', id, time: connection.services.context.runtime.hostTime() });
  },
};

/** Each handler takes the message of its own type: the type is what it was looked up by. */
export const handlerOf = (type: ClientMessageType) =>
  HANDLERS[type] as (connection: Connection, message: ClientMessage) => Promise<void>;
