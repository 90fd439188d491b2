import { INK } from './picture.js';

export const JUNK_DRAWING = `<path d="M14 84c8-18 20-14 26-26 8 8 22 0 28 12 10 0 16 6 20 14z" fill="#a39b8b" ${INK}/><path d="M30 62l-8-30 16-4 8 26z" fill="#8a8275" ${INK}/><path d="M56 60c-4-16 6-26 18-24 6 12 0 22-8 26z" fill="#bdb4a2" ${INK}/><path d="M22 32l-6-12M40 76l10-4M62 78l10-2" ${INK}/><path d="M70 22q6 4 2 10M80 30q6 2 4 9" fill="none" stroke="#7a9a5a" stroke-width="3" stroke-linecap="round"/>`;
