/** What people type where a word is expected: in English, whatever language is spoken, or in German. */
export const isQuit = (said: string): boolean => /^(q(uit)?|ende)$/i.test(said);

export const isYes = (said: string): boolean => /^(y(es)?|j(a)?)$/i.test(said);

export const isNo = (said: string): boolean => /^n(o|ein)?$/i.test(said);
