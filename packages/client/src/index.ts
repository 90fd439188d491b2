export * from './clock.js';
export * from './errors.js';
export * from './http/http-client.js';
export * from './http/lines.js';
export * from './http/request-line.js';
export * from './http/transport.js';
export { type ConnectionState, LiveConnection, type LiveOptions } from './live/live-connection.js';
export * from './live/socket.js';
