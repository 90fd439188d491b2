/** Where a resource of the host is. Paths are relative to `API` and have parameters in braces. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/** Every endpoint, by the name of what it does. A page needs no more than this of a route, and no schema. */
export const ENDPOINTS = {
  games: { method: 'GET', path: '/games' },

  enter: { method: 'POST', path: '/guests' },
  register: { method: 'POST', path: '/accounts' },
  signIn: { method: 'POST', path: '/sessions' },
  recover: { method: 'POST', path: '/recovery' },
  signOut: { method: 'DELETE', path: '/sessions' },
  me: { method: 'GET', path: '/me' },
  rename: { method: 'PATCH', path: '/me' },
  changePassphrase: { method: 'PUT', path: '/me/passphrase' },
  recoveryCodes: { method: 'GET', path: '/me/recovery-codes' },
  newRecoveryCodes: { method: 'POST', path: '/me/recovery-codes' },
  exportMe: { method: 'GET', path: '/me/export' },
  deleteMe: { method: 'POST', path: '/me/deletion' },
  myMatches: { method: 'GET', path: '/me/matches' },
  mutes: { method: 'GET', path: '/me/mutes' },
  mute: { method: 'PUT', path: '/me/mutes' },
  tokens: { method: 'GET', path: '/tokens' },
  newToken: { method: 'POST', path: '/tokens' },
  dropToken: { method: 'DELETE', path: '/tokens/{id}' },
  person: { method: 'GET', path: '/people/{id}' },

  faces: { method: 'GET', path: '/people' },
  profile: { method: 'GET', path: '/people/{id}/profile' },
  ratingHistory: { method: 'GET', path: '/people/{id}/ratings/{game}' },
  profileSettings: { method: 'GET', path: '/me/profile' },
  changeProfile: { method: 'PATCH', path: '/me/profile' },
  leaderboard: { method: 'GET', path: '/leaderboards/{game}' },
  bot: { method: 'GET', path: '/games/{game}/bots/{level}' },
  follows: { method: 'GET', path: '/me/follows' },
  follow: { method: 'PUT', path: '/me/follows' },
  challenges: { method: 'GET', path: '/me/challenges' },
  answerChallenge: { method: 'POST', path: '/me/challenges/{id}' },
  challenge: { method: 'POST', path: '/tables/{id}/challenges' },
  withdrawChallenge: { method: 'DELETE', path: '/tables/{id}/challenges/{person}' },

  tables: { method: 'GET', path: '/tables' },
  newTable: { method: 'POST', path: '/tables' },
  quick: { method: 'POST', path: '/quick' },
  table: { method: 'GET', path: '/tables/{id}' },
  tableByCode: { method: 'GET', path: '/codes/{code}' },
  join: { method: 'POST', path: '/tables/{id}/join' },
  leave: { method: 'POST', path: '/tables/{id}/leave' },
  comeBack: { method: 'POST', path: '/tables/{id}/return' },
  resign: { method: 'POST', path: '/tables/{id}/resign' },
  kick: { method: 'POST', path: '/tables/{id}/kick' },
  setSeat: { method: 'PUT', path: '/tables/{id}/seats/{seat}' },
  salt: { method: 'PUT', path: '/tables/{id}/salt' },
  start: { method: 'POST', path: '/tables/{id}/start' },
  close: { method: 'DELETE', path: '/tables/{id}' },
  rematch: { method: 'POST', path: '/tables/{id}/rematch' },
  newDeal: { method: 'POST', path: '/deals' },
  deal: { method: 'GET', path: '/deals/{id}' },

  match: { method: 'GET', path: '/matches/{id}' },
  history: { method: 'GET', path: '/matches/{id}/history' },
  stream: { method: 'GET', path: '/matches/{id}/stream' },
  move: { method: 'POST', path: '/matches/{id}/moves' },
  undo: { method: 'POST', path: '/matches/{id}/undo' },
  answerUndo: { method: 'POST', path: '/matches/{id}/undo/answer' },
  standing: { method: 'GET', path: '/matches/{id}/standing' },
  setStanding: { method: 'PUT', path: '/matches/{id}/standing' },
  chat: { method: 'GET', path: '/matches/{id}/chat' },
  say: { method: 'POST', path: '/matches/{id}/chat' },
  record: { method: 'GET', path: '/matches/{id}/record' },
} as const satisfies { readonly [name: string]: Endpoint };

export type EndpointName = keyof typeof ENDPOINTS;
