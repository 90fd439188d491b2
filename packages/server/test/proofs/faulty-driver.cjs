// Loaded into every thread of a host before anything else, by NODE_OPTIONS: the driver of SQLite on a disk that fails.
// The file that SOUK_TEST_DISK names says what is wrong at the moment; empty: nothing. A full disk and a read-only database
// are SQLite's own errors, provoked by its own limits; what only a broken disk brings about are errors of the driver's class.
const { readFileSync } = require('node:fs');
const Database = require(require.resolve('libsql', { paths: [`${__dirname}/../..`] }));

const { exec, pragma } = Database.prototype;
const { SqliteError } = Database;

const UNLIMITED = 4_294_967_294;
/** More than fits on the pages that are free within the file. */
const FILL = 'PRAGMA max_page_count = 1; CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(100000000))';
const ERRORS = {
  failing: ['disk I/O error', 'SQLITE_IOERR_WRITE', 778],
  unsynced: ['disk I/O error', 'SQLITE_IOERR_FSYNC', 1034],
  damaged: ['database disk image is malformed', 'SQLITE_CORRUPT', 11],
  full: ['database or disk is full', 'SQLITE_FULL', 13],
};

const diskState = () => readFileSync(process.env.SOUK_TEST_DISK, 'utf8');

/** @param {keyof typeof ERRORS} kind */
const errorOf = (kind) => new SqliteError(...ERRORS[kind]);

/** Before a transaction writes. @param {import('libsql').Database} db */
function beforeBegin(db) {
  const state = diskState();
  exec.call(db, `PRAGMA query_only = ${state === 'read-only' ? 1 : 0}; PRAGMA max_page_count = ${UNLIMITED}`);
  if (state === 'damaged') throw errorOf('damaged');
}

/** When a transaction that writes is to be committed. @param {import('libsql').Database} db */
function commit(db) {
  const state = diskState();
  if (state === 'full') exec.call(db, FILL);
  if (state === 'failing') throw errorOf('failing');
  exec.call(db, 'COMMIT');
  // It is written, but whether it is on the disk is not known.
  if (state === 'unsynced') throw errorOf('unsynced');
}

/** Carrying the log over writes as well. */
function beforeCheckpoint() {
  const state = diskState();
  if (state === 'full' || state === 'failing') throw errorOf(state);
}

/** @type {WeakSet<import('libsql').Database>} */
const writing = new WeakSet();

Database.prototype.exec = function (sql) {
  for (const statement of sql.split(';').map((text) => text.trim())) {
    if (statement === '') continue;
    if (statement === 'BEGIN IMMEDIATE') {
      beforeBegin(this);
      writing.add(this);
    } else if (statement === 'BEGIN') writing.delete(this);
    else if (statement.startsWith('PRAGMA wal_checkpoint')) beforeCheckpoint();
    if (statement === 'COMMIT' && writing.has(this)) commit(this);
    else exec.call(this, statement);
  }
};

Database.prototype.pragma = function (source, options) {
  if (source.startsWith('wal_checkpoint')) beforeCheckpoint();
  return pragma.call(this, source, options);
};
