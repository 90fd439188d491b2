import { de } from './de.js';
import { en } from './en.js';

export const about = { en, de } as const;
