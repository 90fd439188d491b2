/** The version of everything in this package. A change that an old client would not understand raises it. */
export const PROTOCOL = 'souk/1';

/** Where the resources are. */
export const API = '/api/v1';

/** Where live play is: a WebSocket that speaks the messages of this package, one JSON document a frame. */
export const LIVE = `${API}/live`;

/** What a client may name as Sec-WebSocket-Protocol; a slash is not allowed there. */
export const SUBPROTOCOL = 'souk.1';

/** The cookie that holds a person's token. */
export const COOKIE = 'souk';

/** The cookie by which an account recognises a device where it was signed in to before. */
export const DEVICE_COOKIE = 'souk-device';

/** Why the host has closed a connection, as WebSocket close codes. */
export const CLOSE = {
  stopping: 1001,
  tooLarge: 1009,
  tooMany: 4008,
  tooSlow: 4009,
  signedOut: 4001,
} as const;
