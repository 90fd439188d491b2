/** A piece of a rules document. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rows'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const RULE = /^- \*\*([A-Z]+-[\w-]+)\*\*\s*/;

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The lines of a document, joined where a paragraph or an entry of a list goes on. */
function joined(source: string): string[] {
  const lines: string[] = [];
  let open = false;
  for (const line of source.split('\n')) {
    const starts = /^(#|- |\||$)/.test(line);
    if (open && !starts) lines[lines.length - 1] += ` ${line.trim()}`;
    else lines.push(line);
    open = line !== '' && !line.startsWith('#') && !line.startsWith('|');
  }
  return lines.filter((line) => line !== '');
}

/** What one line is; undefined for a row of a table. */
function blockOf(line: string): Block | undefined {
  const [, marks, title] = /^(#+) (.*)$/.exec(line) ?? [];
  if (marks !== undefined && title !== undefined) return { kind: 'heading', level: marks.length, text: title };
  const [mark, id] = RULE.exec(line) ?? [];
  if (mark !== undefined && id !== undefined) return { kind: 'rule', id, text: line.slice(mark.length) };
  return line.startsWith('|') ? undefined : { kind: 'text', text: line.replace(/^- /, '') };
}

/** A rules document in pieces: the little of Markdown that our rules are written in. */
export function blocksOf(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let rows: string[][] = [];
  const endRows = (): void => {
    const [head] = rows;
    if (head !== undefined) blocks.push({ kind: 'rows', head, rows: rows.slice(2) });
    rows = [];
  };
  for (const line of joined(source)) {
    const block = blockOf(line);
    if (block === undefined) rows.push(cells(line));
    else {
      endRows();
      blocks.push(block);
    }
  }
  endRows();
  return blocks;
}

/** A piece of a line: how it is set. */
export interface Run {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'emphasis' | 'code';
}

const MARKS = /\*\*([^*]+)\*\*|_([^_]+)_|`([^`]+)`/g;

export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, emphasis, code] = match;
    if (match.index > from) runs.push({ text: text.slice(from, match.index), style: 'plain' });
    if (strong !== undefined) runs.push({ text: strong, style: 'strong' });
    else if (emphasis !== undefined) runs.push({ text: emphasis, style: 'emphasis' });
    else runs.push({ text: code ?? '', style: 'code' });
    from = match.index + whole.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), style: 'plain' });
  return runs;
}

const textOf = (block: Block): string =>
  block.kind === 'rows'
    ? block.rows.flat().join(' ')
    : block.kind === 'rule'
      ? `${block.id} ${block.text}`
      : block.text;

/** The blocks that have all the words, each below its heading. */
export function found(blocks: readonly Block[], words: string): readonly Block[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return blocks;
  const left: Block[] = [];
  let heading: Block | undefined;
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block;
    else if (wanted.every((word) => textOf(block).toLowerCase().includes(word))) {
      if (heading !== undefined) left.push(heading);
      heading = undefined;
      left.push(block);
    }
  }
  return left;
}
