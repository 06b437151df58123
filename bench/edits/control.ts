import type { Engine } from '../../test/support/edits/engine.ts';

const block = /^(.*)\n<<<<<<< SEARCH\n((?:.*\n)*?)=======\n((?:.*\n)*?)>>>>>>> REPLACE$/gm;

/**
 * The plainest safe engine: exact markers, the path on the line above, SEARCH exactly once in the file.
 * Any leniency of the product is measured against it.
 */
export const exactEngine: Engine = (files, reply) => {
  const changed = new Map<string, string>();
  for (const [, path = '', search = '', replace = ''] of reply.matchAll(block)) {
    const text = changed.get(path) ?? files.get(path);
    const at = text?.indexOf(search) ?? -1;
    const isClear =
      search === '' ? text === undefined : at >= 0 && at === text?.lastIndexOf(search);
    if (!isClear) return { kind: 'refused', why: `${path}: SEARCH is not there once` };
    const [above, below] = [text?.slice(0, at), text?.slice(at + search.length)];
    changed.set(path, `${above ?? ''}${replace}${below ?? ''}`);
  }
  return changed.size > 0
    ? { kind: 'applied', files: changed }
    : { kind: 'refused', why: 'there is no block' };
};
