import { parentPort } from 'node:worker_threads';
import { gameNamed } from '../games.js';
import { type BotQuestion, chooseAtLevel } from './levels.js';
import type { BotAnswer } from './pool.js';

// A thread in which bots think, one question after the other.

function answer(question: BotQuestion): BotAnswer {
  try {
    return { move: chooseAtLevel(gameNamed(question.game), question) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answer(question)));
