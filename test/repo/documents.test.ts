import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isInTable } from '../../scripts/docs/configuration.ts';
import { regionNames, withRegions } from '../../scripts/docs/regions.ts';
import { reporters } from '../../src/core/proof/index.ts';
import { endings } from '../../src/core/run/index.ts';
import { policyOf, reactionNames } from '../../src/core/work/index.ts';
import { languages } from '../../src/engines/syntax/languages/index.ts';
import { atTerminal, modesOf, settingNames } from '../../src/settings/index.ts';
import { pageAnswer } from '../../src/worker/status/index.ts';
import { anchors, linkTargets, tableUnder } from './markdown.ts';
import { documents, filesBelow, isInProject, projectDirectory, projectText } from './project.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(projectText('package.json')));

describe.each(documents)('%s', (document) => {
  const text = projectText(document);

  it('has a title and nothing left to be written', () => {
    expect(text).toMatch(/^# \S/);
    expect(text).not.toMatch(/\b(?:TODO|TBD|FIXME|lorem)\b/i);
  });

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

/** The documents that one links to. */
function linkedFrom(document: string): readonly string[] {
  const targets = linkTargets(projectText(document)).map((target) => target.split('#')[0] ?? '');
  const paths = targets.map((target) => posix.join(posix.dirname(document), target));
  return paths.filter((path) => documents.includes(path));
}

it('every document is at most two clicks away from the README', () => {
  const first = linkedFrom('README.md');
  const reached = new Set(['README.md', ...first, ...first.flatMap(linkedFrom)]);
  expect(documents.filter((document) => !reached.has(document))).toEqual([]);
});

/** Figures in the text of links to other documents, such as `[98.1 % of the edits](docs/measurements.md)`. */
const linkedFigures = documents.flatMap((document) =>
  [...projectText(document).matchAll(/\[([^\]]+)\]\(([\w./-]+\.md)[#)]/g)].flatMap(
    ([, words = '', target = '']) => {
      const path = posix.join(posix.dirname(document), target);
      const figures = words.match(/(?<![\w.])\d[\d,.]*/g) ?? [];
      return figures.map((figure) => [document, figure.replace(/[,.]$/, ''), path] as const);
    },
  ),
);

it.each(linkedFigures)('%s takes the figure %s from %s', (_, figure, path) => {
  expect(projectText(path)).toContain(figure);
});

it('the README counts the languages and the providers', () => {
  const providers = tableUnder(projectText('docs/providers.md'), 'Providers').length - 1;
  const readme = projectText('README.md');
  expect(linkedFigures.length).toBeGreaterThan(5);
  expect(readme).toContain(`${languages.length} languages`);
  expect(readme).toContain(`${providers} providers`);
});

describe('the generated parts', () => {
  it.each(['action.yml', ...documents])('of %s are what npm run docs writes', (document) => {
    const text = projectText(document);
    expect(withRegions(text)).toBe(text);
  });

  it.each([
    ['action.yml', ['inputs']],
    ['docs/configuration.md', ['settings', 'outputs', 'worker']],
    ['docs/stop-reasons.md', ['stop-reasons']],
    ['docs/follow.md', ['reactions']],
    ['docs/privacy.md', ['names']],
  ])('of %s are all there', (document, names) => {
    expect(regionNames(projectText(document))).toEqual(names);
  });

  it('replace what was changed by hand, and nothing else', () => {
    const text = projectText('docs/configuration.md');
    expect(withRegions(text.replace('| `3` |', '| `4` |'))).toBe(text);
    expect(withRegions(text.replace('# Configuration', '# Settings'))).not.toBe(text);
  });

  it('must be known', () => {
    const text = '<!-- npm run docs writes: nothing -->\n<!-- end -->\n';
    expect(() => withRegions(text)).toThrow('no region is called nothing');
  });
});

describe('the tables', () => {
  const [settings = ''] = projectText('docs/configuration.md').split('\n## Outputs\n');

  it.each(settingNames.filter(isInTable))('have a row for %s', (name) => {
    const { option, variable } = atTerminal(name);
    const terminal = option === undefined ? variable : `--${option.name}`;
    const row =
      modesOf(name).length > 0
        ? `\n| \`${name}\` | `
        : `\n|  | \`${terminal}\`${variable && option ? ',' : ' |'}`;
    expect(settings.split(row)).toHaveLength(2);
  });

  it.each(endings)('say what to do after %o', ({ reason, detail = reason }) => {
    const form = `^\\| .*\`${detail}\` \\| .* \\| [A-Z][^|]+\\. \\|$`;
    expect(projectText('docs/stop-reasons.md')).toMatch(new RegExp(form, 'm'));
  });

  it.each(reactionNames)('say what is seen of the reaction %s', (name) => {
    const page = projectText('docs/follow.md');
    const rows = page.split('\n').filter((line) => line.startsWith(`| \`${name}\` | `));
    expect(rows.join()).toMatch(/^[^|]*\| [^|]+ \| [A-Z][^|]+\. \| [A-Z][^|]+\. \| [a-z][^|]* \|$/);
    expect(rows.join().endsWith('| nobody |')).toBe(!policyOf(name).needsPerson);
  });
});

it('the page on evidence names what is to be added for each runner', () => {
  const page = projectText('docs/evidence.md').replaceAll('test-report.', 'report.');
  for (const reporter of Object.values(reporters)) {
    const options = 'options' in reporter ? reporter.options : '';
    expect(page).toContain(options.replaceAll('test-report.', 'report.'));
  }
});

it('the App is asked for the permissions that it needs, and no others', () => {
  const form = /https:\/\/github\.com\/\S*settings\/apps\/new\?([^)\s]+)/g;
  const links = projectText('docs/setup.md').matchAll(form);
  const forms = [...links].map(([, query]) => Object.fromEntries(new URLSearchParams(query)));
  expect(forms).toHaveLength(2);
  for (const { name, url, ...rest } of forms) {
    expect(rest).toEqual({
      ...{ public: 'false', webhook_active: 'false' },
      ...{ contents: 'write', pull_requests: 'write', actions: 'write' },
      ...{ checks: 'read', statuses: 'read' },
    });
  }
});

const page = projectText('docs/troubleshooting.md');

const sources = filesBelow('src')
  .filter((path) => /\.tsx?$/.test(path))
  .map(projectText)
  .join('\n');

/** The first cells of all tables. */
const symptoms = page
  .split('\n')
  .filter((line) => /^\| (?!---|What you see|Message|Stop reason)/.test(line))
  .map((line) => line.split(' | ')[0]?.slice(2) ?? '');

/** Texts in code marks that are words of the program: a sentence or a part of one. */
const quotations = symptoms
  .flatMap((cell) => cell.match(/`[^`]+`/g) ?? [])
  .map((code) => code.slice(1, -1))
  .filter((text) => text.includes(' '));

/** Whether a text is in the sources; `…` stands for anything within a line. */
function isSaid(text: string): boolean {
  const parts = text.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.{1,300}?'), 'i').test(sources);
}

/** What an operator is told to see on the Worker's status page, as quotations. */
const onStatusPage = page
  .split('\n')
  .filter((line) => /^\| `[^|]*` on the status page \|/.test(line))
  .map((line) => line.split('`')[1] ?? '');

describe('the sentences that are to be seen on the status page', () => {
  const refused = [{ day: '2026-11-21', count: 3, missing: 1, mismatch: 1, token: 1 }];
  const report = { deliveries: [], waiting: [], refused };
  const shown = pageAnswer(report, 0).text();

  it.each(onStatusPage)('%s is there', async (sentence) => {
    expect(await shown).toContain(sentence);
  });

  it('are one for each kind of request that is rejected', () => {
    expect(onStatusPage).toHaveLength(3);
  });
});

describe('the messages on the page', () => {
  it('are many', () => {
    expect(quotations.length).toBeGreaterThan(20);
  });

  it.each(quotations)('%s is one of the program', (text) => {
    expect(isSaid(text)).toBe(true);
  });

  it('would be missed if the program said something else', () => {
    expect(isSaid('The printer is out of paper')).toBe(false);
  });
});
