import { describe, expect, it } from 'vitest';
import { isInTable } from '../../scripts/docs/configuration.ts';
import { regionNames, withRegions } from '../../scripts/docs/regions.ts';
import { policyOf, reactionNames } from '../../src/core/pulls/index.ts';
import { stopReasons } from '../../src/core/run/index.ts';
import { atTerminal, modesOf, settingNames } from '../../src/settings/index.ts';
import { documents, projectText } from './project.ts';

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

  it.each(Object.entries(stopReasons))('say what to do after %s', (reason, { exitCode }) => {
    const page = projectText('docs/stop-reasons.md');
    const [row = ''] = page.split('\n').filter((line) => line.startsWith(`| \`${reason}\` | `));
    expect(row).toMatch(
      new RegExp(`^\\| \`${reason}\` \\| ${exitCode} \\| .* \\| [A-Z][^|]+\\. \\|$`),
    );
  });

  it.each(reactionNames)('say what is seen of the reaction %s', (name) => {
    const page = projectText('docs/follow.md');
    const rows = page.split('\n').filter((line) => line.startsWith(`| \`${name}\` | `));
    expect(rows.join()).toMatch(/^[^|]*\| [^|]+ \| [A-Z][^|]+\. \| [A-Z][^|]+\. \| [a-z][^|]* \|$/);
    expect(rows.join().endsWith('| nobody |')).toBe(!policyOf(name).needsPerson);
  });
});
