#!/usr/bin/env node
try {
  const { run } = await import('../dist/index.js');
  await run();
} catch (error) {
  // What the environment asks for (SOUK_GAMES) is found out while the games are being loaded.
  if (!(error instanceof Error) || error.name !== 'InputError') throw error;
  console.error(`souk: ${error.message}`);
  process.exitCode = 2;
}
