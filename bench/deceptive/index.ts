import { basename, dirname } from 'node:path';
import { UserError } from '../../src/engines/errors.ts';
import { newHidden } from '../../src/engines/syntax/hidden/index.ts';
import type { Benchmark } from '../index.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { percent } from '../share.ts';
import { readHistory } from './history.ts';

/** What was found in the commits of a repository. */
interface Counts {
  readonly repository: string;
  commits: number;
  files: number;
  refused: number;
  warned: number;
}

/**
 * Looks for what deceives the eye in the changes of real commits, which are all honest:
 * `bench deceptive --repo DIR [--repo DIR …] [--limit N] [--failures] [--warnings]`.
 */
export const benchmark: Benchmark = async (args) => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { repo, limit, failures, warnings } = parseOptions(args, {
    repo: { ...text, multiple: true },
    limit: { ...text, default: '300' },
    failures: flag,
    warnings: flag,
  });
  if (repo === undefined) throw new UserError('Name at least one repository: --repo DIRECTORY.');
  const notes: string[] = [];
  const rows = repo.map((directory): Counts => {
    const counts = { repository: nameOf(directory), commits: 0, files: 0, refused: 0, warned: 0 };
    for (const { id, changes } of readHistory(directory, wholeNumber('--limit', limit, 1))) {
      const found = changes.flatMap(({ path, before, after }) =>
        newHidden(before, after, path).map((one) => ({ ...one, path })),
      );
      counts.commits += 1;
      counts.files += changes.length;
      if (found.some(({ isDoubtful }) => !isDoubtful)) counts.refused += 1;
      else if (found.length > 0) counts.warned += 1;
      for (const { path, line, message, isDoubtful, text: shown } of found)
        if (isDoubtful ? warnings : failures)
          notes.push(
            `${isDoubtful ? 'warned' : 'refused'} ${counts.repository} ${id.slice(0, 10)} ${path}:${line}: ${message}: ${shown.slice(0, 100)}`,
          );
    }
    return counts;
  });
  const total = (member: 'commits' | 'files' | 'refused' | 'warned') =>
    rows.reduce((sum, row) => sum + row[member], 0);
  const result = {
    commits: total('commits'),
    files: total('files'),
    refused: total('refused'),
    warned: total('warned'),
  };
  return {
    title: `What deceives the eye, in ${result.commits} real commits: ${result.refused} refused, ${result.warned} (${percent(result.warned, result.commits)} %) with a warning`,
    rows: rows.map((row) => ({ ...row })),
    notes,
    result,
  };
};

/** A bare repository may have any name in a folder with its own. */
const nameOf = (directory: string) =>
  ['repo', '.git'].includes(basename(directory))
    ? basename(dirname(directory))
    : basename(directory);
