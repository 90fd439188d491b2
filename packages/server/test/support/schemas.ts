import type { ServerMessageType } from '@souk/protocol';
import { SERVER_MESSAGES } from '@souk/protocol/schemas';
import { type Parse, parserOf } from '@souk/protocol/validate';

const parsers = Object.fromEntries(
  Object.entries(SERVER_MESSAGES).map(([type, schema]) => [type, parserOf(schema)]),
) as { readonly [K in ServerMessageType]: Parse<unknown> };

/** Throws unless a frame is a message of the protocol. */
export function checkMessage(text: string): void {
  const message: { type: ServerMessageType } = JSON.parse(text);
  parsers[message.type](message, message.type);
}
