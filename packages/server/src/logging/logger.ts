import { type Logger as PinoLogger, pino } from 'pino';
import type { Config } from '../config/spec.js';
import { StoreUnavailable } from '../store/unavailable.js';

/**
 * What the host writes about itself, as JSON lines on standard error: ids, counts, durations and errors of its own.
 * Seeds, tokens, passphrases, views, moves and chat are never handed to it.
 */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;

export const openLogger = (level: Config['logLevel'], destination: NodeJS.WritableStream = process.stderr): Logger =>
  pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/** An error as it is logged: its kind and where it happened. Its message may quote what a client has sent. */
export const errorFields = (error: unknown): { error: string; at: string; fault?: string } =>
  error instanceof Error
    ? {
        ...(error instanceof StoreUnavailable ? { fault: error.fault } : {}),
        error: error.name,
        at: error.stack?.split('\n').slice(1, 4).join(' ').replace(/\s+/g, ' ') ?? '',
      }
    : { error: 'unknown', at: '' };
