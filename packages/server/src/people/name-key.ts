/** What a name is found and counted by: names that people cannot tell apart are the same. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
