import type { Engine } from '../../test/support/edits/engine.ts';

interface Block {
  readonly path: string;
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/**
 * The plainest safe engine: exact markers, the path on the line above, SEARCH exactly once in the file.
 * Any leniency of the product is measured against it.
 */
export const exactEngine: Engine = (files, reply) => {
  const blocks = readBlocks(reply.split('\n'));
  if (typeof blocks === 'string') return { kind: 'refused', why: blocks };
  const changed = new Map<string, string>();
  for (const { path, search, replace } of blocks) {
    const text = changed.get(path) ?? files.get(path);
    const next = apply(text, textOf(search), textOf(replace));
    if (next === undefined) return { kind: 'refused', why: `${path}: SEARCH is not there once` };
    changed.set(path, next);
  }
  return { kind: 'applied', files: changed };
};

function readBlocks(lines: readonly string[]): readonly Block[] | string {
  const blocks: Block[] = [];
  for (let at = lines.indexOf(head); at >= 0; at = lines.indexOf(head, at)) {
    const divider = lines.indexOf('=======', at);
    const end = lines.indexOf('>>>>>>> REPLACE', divider);
    if (divider < 0 || end < 0) return 'a block is not complete';
    blocks.push({
      path: lines[at - 1] ?? '',
      search: lines.slice(at + 1, divider),
      replace: lines.slice(divider + 1, end),
    });
    at = end;
  }
  return blocks.length > 0 ? blocks : 'there is no block';
}

const head = '<<<<<<< SEARCH';

function apply(text: string | undefined, search: string, replace: string): string | undefined {
  if (search === '') return text === undefined ? replace : undefined;
  if (text === undefined) return undefined;
  const at = text.indexOf(search);
  if (at < 0 || text.indexOf(search, at + 1) >= 0) return undefined;
  return text.slice(0, at) + replace + text.slice(at + search.length);
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
