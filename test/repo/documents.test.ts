import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { anchors, linkTargets } from './markdown.ts';
import { documents, isInProject, projectDirectory, projectText } from './project.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(projectText('package.json')));

describe.each(documents)('%s', (document) => {
  const text = projectText(document);

  it('has no broken links', () => {
    expect(brokenLinks(document, text)).toEqual([]);
  });

  it('mentions only existing files', () => {
    expect(missingFiles(text)).toEqual([]);
  });

  it('mentions only existing npm scripts', () => {
    expect(unknownScripts(text)).toEqual([]);
  });
});

it('continuous integration runs the README’s commands that need nothing but a checkout', () => {
  const list = execFileSync('bash', ['.ci/run', '--list'], { cwd: projectDirectory });
  expect(list.toString()).toBe('npm cit\nnpm run demo\n');
});

describe('the checks', () => {
  it('find a broken link and a broken anchor', () => {
    const text =
      '[a](NOTHING.md) [b](README.md#nothing) [c](#here) [d](https://example.com)\n# Here';
    expect(brokenLinks('AGENTS.md', text)).toEqual(['NOTHING.md', 'README.md#nothing']);
  });

  it('find a file that does not exist', () => {
    const text = '`src/dispatch.ts` and `src/cli/`, `src/nothing.ts` and `test/nothing/`';
    expect(missingFiles(text)).toEqual(['src/nothing.ts', 'test/nothing/']);
  });

  it('find a script that does not exist', () => {
    expect(unknownScripts('`npm run demo` and `npm run nothing`')).toEqual(['nothing']);
  });
});

/**
 * Returns the links to missing files or headings of the project, and to runs of missing workflows, as the badge has
 * one. Other sites are not checked.
 */
function brokenLinks(document: string, text: string): readonly string[] {
  return linkTargets(text).filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const workflow = /^\.\.\/\.\.\/actions\/(workflows\/[\w.-]+)/.exec(path)?.[1];
    if (workflow !== undefined) return !isInProject(`.github/${workflow}`);
    const file = path === '' ? document : posix.join(posix.dirname(document), path);
    if (!isInProject(file)) return true;
    const there = file === document ? text : anchor === undefined ? '' : projectText(file);
    return anchor !== undefined && !anchors(there).has(anchor);
  });
}

/** Returns the source paths in code marks that do not exist. */
function missingFiles(text: string): readonly string[] {
  const named = text.matchAll(/`((?:src|test|scripts|bench)\/[a-z./-]*)`/g);
  return [...named].map((match) => match[1] ?? '').filter((path) => !isInProject(path));
}

function unknownScripts(text: string): readonly string[] {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  return named.filter((name) => !Object.hasOwn(scripts, name));
}
