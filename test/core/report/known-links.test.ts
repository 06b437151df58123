import { describe, expect, test } from 'vitest';
import { paragraph } from '../../../src/core/report/document.ts';
import { type Block, link, renderMarkdown, text } from '../../../src/core/report/index.ts';
import { withKnownLinks } from '../../../src/core/report/known-links.ts';
import { readProse } from '../../../src/core/report/prose.ts';
import type { Run } from '../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../support/memory/samples.ts';
import { outcomeOf } from './outcomes.ts';

const shown = (run: Run, blocks: readonly Block[], ...addresses: readonly string[]) =>
  renderMarkdown(
    withKnownLinks(blocks, outcomeOf('approved', run), ...addresses),
    10_000,
  ).trimEnd();

const prose = readProse('See [the log](https://evil.example/collect?d=c2Vj) now.');
const asText = 'See the log `https://evil.example/collect?d=c2Vj` \\(evil.example\\) now.';
const asLink = 'See [the log](<https://evil.example/collect?d=c2Vj>) \\(evil.example\\) now.';

describe('a link to a host that nobody named', () => {
  test('is shown with its address, which is not live', () => {
    expect(shown(runOf(), prose)).toBe(asText);
  });

  test.each([
    ['a list', { kind: 'list', items: [prose] }],
    ['a quote', { kind: 'quote', content: prose }],
    ['details', { kind: 'details', title: 'x', content: prose }],
    ['a table', { kind: 'table', header: ['a'], rows: [[[link('x', 'https://evil.example/y')]]] }],
  ] satisfies readonly (readonly [string, Block])[])('also in %s', (_, block) => {
    expect(shown(runOf(), [block])).not.toContain('](');
    expect(shown(runOf(), [block])).toContain('`https://evil.example/');
  });

  test('is shown once if its words are the address', () => {
    const address = 'https://evil.example/x';
    expect(shown(runOf(), [paragraph(text('a '), link(address, address))])).toBe(
      `a \`${address}\``,
    );
  });
});

describe('a link is kept if its host is named', () => {
  const asked = (prompt: string): Run => {
    const planned = step.fix('a.ts');
    return runOf('call' in planned ? { ...planned, call: { ...planned.call, prompt } } : planned);
  };

  test.each([
    ['in what the model was shown', asked('<ticket>see https://evil.example/a</ticket>')],
    ['in a file of the change', runOf(...changed('// https://evil.example/docs'))],
  ])('%s', (_, run) => {
    expect(shown(run, prose)).toBe(asLink);
  });

  test('by an address of the report', () => {
    expect(shown(runOf(), prose, 'https://evil.example/browse/A-1')).toBe(asLink);
  });

  test.each([
    ['another host', 'https://evil.example.com/a and https://notevil.example and evil.example'],
    ['a name within a path', 'https://good.test/evil.example'],
  ])('but not by %s', (_, prompt) => {
    expect(shown(asked(prompt), prose)).toBe(asText);
  });

  test('and not by what the model wrote', () => {
    const run = runOf(...changed('a', '// https://evil.example'));
    expect(shown(run, prose)).toBe(asText);
  });
});

function changed(before: string, after = 'b') {
  return [step.edited(patchOf(changeOf('a.ts', before, after))), step.checked()];
}
