import { analyse } from './analyse.js';
import { arena } from './arena.js';
import { backup } from './backup.js';
import { check } from './check.js';
import type { Command } from './command.js';
import { engine } from './engine.js';
import { migrate } from './migrate.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { restore } from './restore.js';
import { schema } from './schema.js';
import { serve } from './serve.js';
import { simulate } from './simulate.js';
import { soak } from './soak.js';
import { verify } from './verify.js';
import { worker } from './worker.js';

export const COMMANDS: readonly Command[] = [
  play,
  replay,
  analyse,
  verify,
  simulate,
  worker,
  arena,
  soak,
  engine,
  schema,
  serve,
  backup,
  restore,
  check,
  migrate,
];
