import { randomUUID } from 'node:crypto';
import { QUICKEST } from '../games.js';
import { any, type GroupPlan, type NewGroup } from './group.js';
import type { Pace } from './pace.js';
import { openWire, type Wire } from './wire.js';

/** Packets of engine.io 4 and socket.io 5, as text. */
const OPEN = '0'.charCodeAt(0);
const PING = '2'.charCodeAt(0);
const PONG = '3';
const GAME = QUICKEST.game.id;
const JOIN_NAMESPACE = `40/${GAME},`;
const EVENT = `42/${GAME},`;
const PATH = '/socket.io/?EIO=4&transport=websocket';

const UPDATE = Buffer.from(`${EVENT}["update"`);
const SYNC = Buffer.from(`${EVENT}["sync"`);
const NO_DECISION = Buffer.from('"decision":null');
const GAME_OVER = Buffer.from('"gameover":');

/** The part of boardgame.io's messages that a player needs. */
interface Told {
  readonly _stateID: number;
  readonly G: { readonly decision: readonly number[] | null };
}

interface Place {
  readonly match: string;
  readonly player: string | null;
}

interface Client {
  readonly wire: Wire;
  place: Place;
  /** The state that the last move was sent in, and when. */
  sentIn: number;
  sentAt: number;
}

/** Players and watchers of boardgame.io's server, by its own protocols. */
export const boardgameIoGroup: NewGroup = async (plan) => {
  const gathering = new Gathering(plan.seats + plan.watchers);
  const nextMatch = async (): Promise<void> => {
    // The server makes a match when it is first asked for it. Its lobby, which costs more, is spared.
    const match = randomUUID();
    gathering.begin();
    for (const [i, client] of [...players, ...watchers].entries()) {
      const player = i < plan.seats ? String(i) : null;
      client.place = { match, player };
      client.wire.send(`${EVENT}${JSON.stringify(['sync', match, player, null, plan.seats])}`);
    }
  };
  const players = await Promise.all(
    Array.from({ length: plan.seats }, (_, seat) =>
      openPlayer(plan, seat, gathering, () => {
        nextMatch().catch(plan.failed);
      }),
    ),
  );
  const watchers = await Promise.all(
    Array.from({ length: plan.watchers }, () =>
      openClient(plan, (message) => {
        if (message.indexOf(SYNC) === 0) gathering.arrived();
      }),
    ),
  );
  return {
    nextMatch,
    close: () => {
      for (const { wire } of [...players, ...watchers]) wire.close();
    },
  };
};

/** No player moves before all are there: a client that asks for a match while it moves on may miss updates. */
class Gathering {
  readonly #size: number;
  #missing = 0;
  #first: () => void = () => {};

  constructor(size: number) {
    this.#size = size;
  }

  begin(): void {
    this.#missing = this.#size;
    this.#first = () => {};
  }

  /** A client is there; `first` is the first turn of the match if it is that client's. */
  arrived(first?: () => void): void {
    if (first !== undefined) this.#first = first;
    this.#missing--;
    if (this.#missing === 0) this.#first();
  }
}

function openPlayer(plan: GroupPlan, seat: number, gathering: Gathering, over: () => void): Promise<Client> {
  const { pace } = plan;
  return openClient(plan, (message, self) => {
    if (message.indexOf(SYNC) === 0) {
      const [, , { state }] = JSON.parse(message.subarray(EVENT.length).toString());
      gathering.arrived(turnIn(state, self, pace));
    } else if (message.indexOf(UPDATE) === 0) {
      // There is no acknowledgement but the news of the move itself.
      if (self.sentIn >= 0) pace.acknowledged(self.sentAt);
      self.sentIn = -1;
      if (message.includes(NO_DECISION)) {
        if (seat === 0 && message.includes(GAME_OVER)) over();
      } else {
        const [, , state] = JSON.parse(message.subarray(EVENT.length).toString());
        turnIn(state, self, pace)?.();
      }
    }
  });
}

/** Makes a move of the seat known to the pace; undefined if it is not to move. */
function turnIn({ _stateID, G }: Told, self: Client, pace: Pace): (() => void) | undefined {
  const { decision } = G;
  if (decision === null) return undefined;
  const { match, player } = self.place;
  const payload = { type: 'play', args: [decision[any(decision.length)]], playerID: player };
  const send = `${EVENT}${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, _stateID, match, player])}`;
  const play = (): void => {
    self.sentIn = _stateID;
    self.sentAt = performance.now();
    self.wire.send(send);
  };
  return () => pace.turn(play);
}

async function openClient(
  { port, from, failed }: GroupPlan,
  message: (bytes: Buffer, client: Client) => void,
): Promise<Client> {
  let join = (): void => {};
  const joined = new Promise<void>((resolve) => {
    join = resolve;
  });
  const wire = await openWire(
    { port, from, path: PATH, headers: {} },
    {
      closed: (reason) => failed(new Error(reason)),
      message: (bytes, { send }) => {
        if (bytes[0] === OPEN) send(JOIN_NAMESPACE);
        else if (bytes[0] === PING) send(PONG);
        else if (bytes.indexOf(JOIN_NAMESPACE) === 0) join();
        else message(bytes, client);
      },
    },
  );
  const client: Client = { wire, place: { match: '', player: null }, sentIn: -1, sentAt: 0 };
  await joined;
  return client;
}
