import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Lexer, type Token } from 'marked';
import { commitWorkspace } from '../../src/adapters/git/index.ts';
import { pullRequestBody, pullTemplatePath } from '../../src/core/report/index.ts';
import { UserError } from '../../src/engines/errors.ts';
import { repoPath } from '../../src/engines/files/index.ts';
import { cart, fixOf, outcomeOf } from '../../test/core/report/outcomes.ts';
import { rulesOf } from '../../test/support/memory/samples/rules.ts';
import { ticketOf } from '../../test/support/memory/samples/tickets.ts';
import type { Benchmark } from '../index.ts';
import { parseOptions } from '../options.ts';

/**
 * Fills the templates for pull requests of real repositories, clones or bare ones as `owner+name/repo`, at their newest
 * commit: `bench templates --repos DIR`. A heading is broken that another reader of Markdown no longer finds in its order.
 */
export const benchmark: Benchmark = async (args) => {
  const { repos } = parseOptions(args, { repos: { type: 'string' } });
  if (repos === undefined) throw new UserError('Name the folder of the repositories: --repos DIR.');
  const measured = await Promise.all((await repositoriesIn(repos)).map(measure));
  const rows = measured.flat();
  const result = {
    repositories: rows.length,
    filled: rows.filter(({ filled }) => filled).length,
    brokenHeadings: rows.reduce((total, { broken }) => total + broken, 0),
  };
  const notes = Object.entries(result).map(([name, value]) => `${name}: ${value}`);
  return { title: 'Templates for pull requests', rows, notes, result };
};

async function repositoriesIn(repos: string): Promise<readonly { name: string; path: string }[]> {
  const folders = (await readdir(repos)).toSorted();
  return folders.flatMap((name) => {
    const places = [join(repos, name, 'repo'), join(repos, name)];
    const path = places.find(
      (one) => existsSync(join(one, '.git')) || existsSync(join(one, 'HEAD')),
    );
    return path === undefined ? [] : [{ name, path }];
  });
}

const outcome = outcomeOf('approved', fixOf(cart));

/** Fills the template of a repository; an empty list if it has none. */
async function measure({ name, path }: { readonly name: string; readonly path: string }) {
  const workspace = commitWorkspace(path, 'HEAD');
  const place = repoPath(pullTemplatePath(await workspace.paths()) ?? '', rulesOf());
  if (typeof place !== 'string') return [];
  const template = (await workspace.read(place))?.text ?? '';
  const body = pullRequestBody(ticketOf(), outcome, template);
  const told = headingsIn(body);
  const asked = headingsIn(template);
  const filled = body !== pullRequestBody(ticketOf(), outcome);
  return [
    {
      ...{ repository: name, filled, headings: asked.length },
      broken: filled ? countMissing(asked, told) : 0,
    },
  ];
}

const headingsIn = (markdown: string) =>
  new Lexer()
    .lex(markdown)
    .flatMap((token: Token) => (token.type === 'heading' ? [String(token.text)] : []));

/** Counts the names that do not come in their order among others. */
function countMissing(names: readonly string[], among: readonly string[]): number {
  let at = 0;
  const found = names.filter((name) => {
    const place = among.indexOf(name, at);
    if (place !== -1) at = place + 1;
    return place !== -1;
  });
  return names.length - found.length;
}
