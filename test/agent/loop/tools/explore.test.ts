import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunContext } from '../../../../src/agent/loop/index.ts';
import { explore, readTools } from '../../../../src/agent/loop/tools/index.ts';
import { newRun, type Run, record } from '../../../../src/core/run/index.ts';
import { UserError } from '../../../../src/engines/errors.ts';
import type { ToolCall } from '../../../../src/engines/model/port/index.ts';
import { estimateTokens } from '../../../../src/engines/text/index.ts';
import { codePoint } from '../../../support/code-point.ts';
import { scriptedModel } from '../../../support/memory/context.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { runOf, step } from '../../../support/memory/samples/runs.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';
import { runs } from '../../../support/property-runs.ts';
import { call, contextOf, explored, exploreIn, inRounds } from './exploring.ts';

const files = { 'src/cart.ts': 'export const total = 1;\n', 'README.md': 'The shop\n' };

/** A context that records its searches. */
function counted(more: Partial<RunContext> = {}): { searches: string[]; context: RunContext } {
  const searches: string[] = [];
  /** The first scan ranks the files. */
  let scans = 0;
  const context = contextOf(files, more);
  const { workspace } = context;
  return {
    searches,
    context: {
      ...context,
      workspace: {
        ...workspace,
        scan: (paths, visit) => {
          if (scans > 0) searches.push('total');
          scans += 1;
          return workspace.scan(paths, visit);
        },
      },
    },
  };
}

const rulings = async (calls: readonly ToolCall[], run: Run = newRun, context = contextOf(files)) =>
  (await exploreIn(context, calls, { run })).map(({ ruling }) => ruling);

const query = call('search_code', { query: 'total' });

describe('the guard', () => {
  test('makes a request once, then answers from memory, then ends the exploration', async () => {
    const { context, searches } = counted();
    const reads = await inRounds(context, query, query, query);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['fresh', 'repeated', 'exhausted']);
    // Once to find, once to show.
    expect(searches).toEqual(['total', 'total']);
    expect(reads[1]?.result).toBe(
      `(requested before. Do not request it again: plan now, or ask for something else.)\n${reads[0]?.result}`,
    );
    expect(reads[2]?.result).toBe('This was requested twice before, so you cannot read any more.');
  });

  test.each([
    ['plan now', 'plan', runOf()],
    ['send the edits now', 'edit', runOf(step.fix('src/cart.ts'))],
    [
      'give the verdict now',
      'review',
      runOf(
        step.fix('src/cart.ts'),
        step.edited(patchOf(changeOf('a.ts', 'a', 'b'))),
        step.checked(),
      ),
    ],
  ] as const)('says what to do instead: %s', async (instead, asked, before) => {
    const { context } = counted();
    const first = await exploreIn(context, [query], { run: before });
    const run = record(before, step.exploredFor(asked, ...first));
    const [second] = await exploreIn(context, [query], { run });
    expect(second?.ruling).toBe('repeated');
    expect(second?.result).toContain(`Do not request it again: ${instead}, or ask for`);
  });

  test('makes identical calls of one reply once, and counts them once', async () => {
    const { context, searches } = counted();
    const first = await exploreIn(context, [query, query, query]);
    expect(first.map(({ ruling }) => ruling)).toEqual(['fresh']);
    // Once to find, once to show.
    expect(searches).toEqual(['total', 'total']);
    const again = [query, query, call('list_files'), query];
    expect(await rulings(again, runOf(explored(...first)), context)).toEqual(['repeated', 'fresh']);
  });

  test('recognizes a request in any spelling', async () => {
    const forms = [
      call('read_file', { path: 'src/cart.ts' }),
      call('read_file', { path: './src\\cart.ts', ranges: null, other: 1 }),
    ];
    expect(await rulings(forms)).toEqual(['fresh']);
    const lists = [call('list_files', null), call('list_files', { directory: './' })];
    expect(await rulings(lists)).toEqual(['fresh']);
    const lines = [
      call('read_file', { path: 'src/cart.ts', ranges: ['1-2'] }),
      call('read_file', { ranges: [' L1 – L2'], path: 'src/cart.ts' }),
    ];
    expect(await rulings(lines)).toEqual(['fresh']);
  });
});

describe('invalid calls', () => {
  test.each([
    ['an unknown tool', call('find_symbol', { name: 'total' }), 'there is no reading tool'],
    ['nothing for a path', call('read_file', {}), 'not valid at path'],
    ['a blank query', call('search_code', { query: '' }), 'not valid at query'],
    ['a number for an object', call('read_file', 7), 'not valid at input'],
    ['a list', call('read_file', ['src/cart.ts']), 'not valid at input'],
    ['a word for a range', call('read_file', { path: 'a', ranges: ['x'] }), 'at ranges'],
    ['a query without end', call('search_code', { query: 'x'.repeat(400) }), 'at query'],
    [
      'a path without end',
      call('read_file', { path: 'x/'.repeat(1_000) }),
      'read_file is too long',
    ],
    ['tickets without Jira', call('read_ticket', { key: 'APP-3' }), 'there is no reading tool'],
  ])('%s', async (_, made, why) => {
    const [read] = await exploreIn(contextOf(files), [made]);
    expect(read?.ruling).toBe('invalid');
    expect(read?.result).toMatch(/^Not done: .*\.$/);
    expect(read?.result).toContain(why);
  });

  test('include those after the fifth of a reply, which are fresh in the next round', async () => {
    const calls = Array.from({ length: 7 }, (_, n) => call('search_code', { query: `q${n}` }));
    const reads = await exploreIn(contextOf(files), calls);
    expect(reads.map(({ ruling }) => ruling)).toEqual([
      ...Array(5).fill('fresh'),
      ...Array(2).fill('invalid'),
    ]);
    expect(reads[6]?.result).toContain('only 5 calls are made for this reply');
    expect(await rulings(calls.slice(5), runOf(explored(...reads)))).toEqual(['fresh', 'fresh']);
  });
});

const tickets = { read: () => Promise.reject(new Error()) };

test('the tools are described briefly, those for tickets only with a ticket system', () => {
  const none = contextOf(files);
  const names = (context: RunContext) => readTools(context).map(({ spec }) => spec.name);
  const always = ['read_file', 'search_code', 'list_files'];
  expect(names(none)).toEqual(always);
  expect(names({ ...none, tickets })).toEqual([...always, 'read_ticket']);
  const told = JSON.stringify(readTools({ tickets }).map(({ spec }) => spec));
  expect(estimateTokens(told)).toBeLessThan(750);
  expect(told).not.toMatch(/"(?:\$schema|additionalProperties|m(?:in|ax)\w+|format|default)":/);
});

test.each(readTools({ tickets }))(
  '$spec.name shows nothing that is off limits',
  async ({ spec }) => {
    const path = '.github/workflows/ci.yml';
    const members = Object.keys(Object(spec.parameters.properties));
    const forms = [path, `./${path}`, 'Secret'].map((value) =>
      Object.fromEntries(members.map((member) => [member, value])),
    );
    const hidden = contextOf(
      { ...files, [path]: 'on: push # a Secret of the workflow\n' },
      { tickets },
    );
    const calls = forms.map((input) => call(spec.name, input));
    const reads = await exploreIn(hidden, calls);
    for (const { result } of reads) expect(result).not.toContain('of the workflow');
  },
);

test('whatever is called: the reads are bounded, and nothing is thrown', async () => {
  const names = [...readTools({ tickets }).map(({ spec }) => spec.name), 'plan', ''];
  const path = fc.constantFrom(
    'src/cart.ts',
    '../../etc/passwd',
    '/',
    '.git/config',
    '\0',
    '__proto__',
  );
  const input = fc.oneof(
    fc.jsonValue(),
    fc.record({ path, ranges: fc.array(fc.integer().map(String)) }, { requiredKeys: [] }),
    fc.record({ query: fc.string({ unit: codePoint }) }),
    fc.record({ directory: path }),
  );
  const anyCall = fc.record({ name: fc.oneof(fc.constantFrom(...names), fc.string()), input });
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { maxLength: 8 }), async (calls) => {
      const reads = await exploreIn(contextOf(files), calls);
      expect(reads.length).toBeLessThanOrEqual(calls.length);
      expect(reads.length).toBeGreaterThan(calls.length > 0 ? 0 : -1);
      for (const read of reads) {
        expect(read.result.length).toBeLessThan(8_500);
        expect(read.tool).toMatch(/^[\w.?-]{0,64}$/);
        expect(() => JSON.parse(read.input)).not.toThrow();
      }
    }),
    runs(30),
  );
});

const oneFile = { 'src/cart.ts': 'export const total = 1;\n' };

describe('a port that fails', () => {
  const failing = (signal = new AbortController().signal) => {
    const context = contextOf(oneFile, { signal });
    const paths = () => Promise.reject(new Error(`the disk is gone${'!'.repeat(9_000)}`));
    return { ...context, workspace: { ...context.workspace, paths } };
  };

  test('is asked again by the identical request, however often it fails', async () => {
    const list = call('list_files');
    const reads = await inRounds(failing(), list, list, list);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['failed', 'failed', 'failed']);
    expect(
      (await exploreIn(contextOf(oneFile), [list], { run: runOf(explored(...reads)) }))[0]?.ruling,
    ).toBe('fresh');
  });

  test('that the user must mend has answered', async () => {
    const context = contextOf(oneFile, {
      tickets: { read: () => Promise.reject(new UserError('Set `jira-token`.')) },
    });
    const read = call('read_ticket', { key: 'APP-3' });
    const reads = await inRounds(context, read, read);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['fresh', 'repeated']);
  });

  test('is reported to the model, briefly', async () => {
    const [read] = await exploreIn(failing(), [call('list_files')]);
    expect(read?.result).toMatch(/^It could not be read: the disk is gone!/);
    expect(read?.result.length).toBeLessThan(600);
  });

  test('ends everything when the run is cancelled', async () => {
    const control = new AbortController();
    const context = failing(control.signal);
    const paths = () => {
      control.abort(new Error('cancelled'));
      return context.workspace.paths();
    };
    const cancelled = { ...context, workspace: { ...context.workspace, paths } };
    await expect(exploreIn(cancelled, [call('list_files')])).rejects.toThrow('cancelled');
  });
});

describe('the lines that a read has shown', () => {
  const body = ['', 'export function total() {', '  return 1;', '}', ''];
  const files = {
    'src/cart.ts': [...body, 'total();', ''].join('\n'),
    'src/shop.ts': [...body.slice(1), '', 'total();', ''].join('\n'),
    'src/copied.ts':
      '(lines 1-9 of 9)\nsrc/cart.ts (2 lines)\n  3: a\nsrc/cart.ts (x, lines 4-6)\nb\n',
  };
  const context = {
    ...memoryStepContext(scriptedModel(), files),
    task: { instruction: '# APP-17\n\nIt fails.', paths: rulesOf() },
    run: newRun,
  };
  const readBy = (name: string, input: object, run = newRun) =>
    explore([{ name, input }], readTools(context), 5, { ...context, run });
  const cart = (start: number, end = start) => ({ path: 'src/cart.ts', start, end });

  describe('a read records which lines of a file it has shown', () => {
    test.each([
      ['read_file', { path: 'src/cart.ts', ranges: ['2-4'] }, [cart(2, 4)]],
      [
        'read_file',
        { path: 'src/cart.ts', ranges: ['1-1', '6-99'] },
        [{ ...cart(1, 6), isWhole: true }],
      ],
      ['read_file', { path: 'src/cart.ts' }, [{ ...cart(1, 6), isWhole: true }]],
      ['read_file', { path: 'src/shop.ts', ranges: ['1-2'] }, []],
      ['search_code', { query: 'return' }, [cart(3)]],
      ['search_code', { query: 'return', context: 1 }, [cart(2), cart(3), cart(4)]],
      ['search_code', { query: 'retur. 1' }, [cart(3)]],
    ])('by %s with %j', async (name, input, lines) => {
      const [read] = await readBy(name, input);
      expect(read?.shown?.filter(({ path }) => path === 'src/cart.ts')).toEqual(lines);
    });

    test('and no others, whatever the file says', async () => {
      const [whole] = await readBy('read_file', { path: 'src/copied.ts' });
      expect(whole?.shown).toEqual([{ path: 'src/copied.ts', start: 1, end: 5, isWhole: true }]);
      const [found] = await readBy('search_code', { query: '(lines', path: 'src/copied.ts' });
      expect(found?.shown).toEqual([{ path: 'src/copied.ts', start: 1, end: 1 }]);
    });

    test('but none if it was requested before, or shows none', async () => {
      const reads = await readBy('read_file', { path: 'src/cart.ts' });
      const again = record(newRun, step.explored(...reads));
      for (const [name, input, run] of [
        ['read_file', { path: 'src/cart.ts' }, again],
        ['read_file', { path: 'src/none.ts' }, newRun],
        ['search_code', { query: 'nowhere' }, newRun],
        ['list_files', {}, newRun],
      ] as const) {
        const [read] = await readBy(name, input, run);
        expect(read).not.toHaveProperty('shown');
      }
    });
  });
});
