import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Workspace } from '../../../src/agent/ports.ts';
import { planSpec } from '../../../src/agent/reply/index.ts';
import { particulars } from '../../../src/core/report/index.ts';
import { type FixPlan, stagedPatch } from '../../../src/core/run/index.ts';
import type { Obstacle } from '../../../src/engines/files/index.ts';
import type { ModelReply, ModelRequest } from '../../../src/engines/model/port/index.ts';
import {
  calls,
  type MemoryFiles,
  memoryWorkspace,
  type Scripted,
  says,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { runs } from '../../support/property-runs.ts';
import { files as anyFiles, replies } from './any-reply.ts';
import { play } from './played.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
  'src/sum.ts': 'const sum = 1;\n',
};

const editOf = {
  cart: reply.edit('src/cart.ts', 'const total = price + count;', 'const total = price * count;'),
  tax: reply.edit('src/tax.ts', 'const tax = 1;', 'const tax = 2;'),
  sum: reply.edit('src/sum.ts', 'const sum = 1;', 'const sum = 2;'),
};

const misfit = (line: string) => reply.edit('src/tax.ts', `const tax = ${line};`, 'const tax = 2;');
const replan = (critique: string) => calls('verdict', { decision: 'replan', critique });
const task = { instruction: '# APP-17: The tax is wrong' };
const worked = (...script: readonly Scripted[]) => play(files, script, { task });
const offers = (request: ModelRequest | undefined) => request?.reads.map(({ name }) => name);

describe('a model that planned the wrong file', () => {
  const after = [reply.fix('src/cart.ts'), editOf.cart, reply.approve()];
  const ways: Readonly<Record<string, readonly Scripted[]>> = {
    'asks for the right one in words': [
      says('This file is fine. I need to see src/cart.ts to fix the total.'),
    ],
    'reads the right one': [reply.look('src/cart.ts')],
    'writes such a call out': [
      says('<function=read_file><parameter=path>src/cart.ts</parameter></function>'),
    ],
  };

  test.each(Object.entries(ways))('%s, is shown it, and plans again', async (_, doubt) => {
    const { ended, model, prompts, kinds, changes } = await worked(
      reply.fix('src/tax.ts'),
      ...doubt,
      ...after,
    );
    expect(ended.reason).toBe('approved');
    expect(kinds).toEqual([...['planned', 'explored', 'planned', 'edited', 'checked', 'reviewed']]);
    expect(Object.keys(changes)).toEqual(['src/cart.ts']);
    expect(prompts[1]).not.toContain('price + count');
    expect(prompts[2]).toContain('price + count');
    expect(prompts[1]).not.toContain('call `plan` again');
    expect(prompts[2]).toContain('call `plan` again');
    for (const request of model.requests.slice(1, 3)) expect(offers(request)).toContain('plan');
  });

  test('may plan again at once', async () => {
    const { ended, kinds } = await worked(reply.fix('src/tax.ts'), ...after);
    expect(ended.reason).toBe('approved');
    expect(kinds).toEqual(['planned', 'planned', 'edited', 'checked', 'reviewed']);
  });

  test('and twice edits the right one without having seen it is asked for another plan', async () => {
    const unseen = (line: string) => reply.edit('src/cart.ts', line, 'const total = 1;');
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), unseen('let total;'), unseen('var total;')],
      ...after,
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[3]).toContain('Now plan');
    expect(prompts[3]).toContain('The last edit was refused.');
  });
});

describe('a reviewer who finds the plan wrong', () => {
  test('has the plan made again, and what it leaves goes back to what it was', async () => {
    const { ended, prompts, changes } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('The total is in the cart.')],
      ...[reply.fix('src/cart.ts'), editOf.cart, reply.approve()],
    );
    expect(ended.reason).toBe('approved');
    expect(Object.keys(changes)).toEqual(['src/cart.ts']);
    expect(prompts[3]).toContain('Now plan');
    expect(prompts[3]).toContain('The total is in the cart.');
    expect(prompts[4]).not.toContain('const tax = 2;');
  });

  test('must say why', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/cart.ts'), editOf.cart, replan(' '), reply.approve()],
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[3]).toContain('a verdict "replan" needs a critique');
  });

  test('leaves the last sound change for people if no plan follows', async () => {
    const { ended, changes } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('It is in the cart.')],
      ...[says('Hm.'), says('Hm!')],
    );
    expect(ended.detail).toBe('no-action');
    expect(Object.keys(changes)).toEqual(['src/tax.ts']);
  });

  test('cannot have a change answered in words', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('It is in the cart.')],
      ...[reply.other('ask', 'Which total?'), reply.fix('src/cart.ts'), editOf.cart],
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[4]).toContain('only a plan of kind "fix" may follow');
  });
});

describe('plans', () => {
  test('that stay leave the change as it is', async () => {
    const { ended, changes } = await worked(
      ...[reply.fix('src/tax.ts'), editOf.tax, replan('The sum is missing.')],
      ...[reply.fix('src/tax.ts', 'src/sum.ts'), editOf.sum, reply.approve()],
    );
    expect(ended.reason).toBe('approved');
    expect(Object.keys(changes).sort()).toEqual(['src/sum.ts', 'src/tax.ts']);
  });

  test('are not made again for edits of a planned file that do not match', async () => {
    const { ended, prompts } = await worked(
      ...[reply.fix('src/tax.ts'), misfit('3'), misfit('4'), editOf.tax],
      reply.approve(),
    );
    expect(ended.reason).toBe('approved');
    expect(prompts[3]).toContain('Now edit');
  });
});

describe('a plan that people see first', () => {
  /** Without the long file, whose outline would be written for each plan. */
  const shortFiles = { ...anyFiles, 'long.ts': 'let line = 1;\n' };

  const planFor = (...paths: readonly string[]): FixPlan => ({
    kind: 'fix',
    understanding: 'It adds.',
    files: paths.map((path) => ({ path: pathOf(path), state: 'existing' })),
  });

  function worked(
    script: readonly Scripted[],
    { planFirst = 0, agreed }: { planFirst?: number; agreed?: FixPlan } = {},
  ) {
    return play(shortFiles, script, { task: { agreed }, rules: { maxAttempts: 2, planFirst } });
  }

  const edit = reply.edit('src/a.ts', 'one', 'three');
  const beside: ModelReply = { ...reply.fix('src/a.ts'), text: edit.text };

  test('a run that stops at its plan asks once, and drops edits that came along', async () => {
    const { ended, kinds } = await worked([beside, reply.approve()]);
    expect(ended).toMatchObject({ reason: 'planned', spent: { calls: 1 } });
    expect(kinds).toEqual(['planned']);
    expect(ended.run.steps[0]).not.toHaveProperty('edits');
  });

  test('an edit in place of the plan is no plan', async () => {
    const { ended, kinds } = await worked([edit, edit]);
    expect(ended.detail).toBe('no-action');
    expect(kinds).toEqual(['unusable', 'unusable']);
  });

  test.each(['answer', 'ask', 'already-fixed'] as const)(
    'a plan of kind %s changes nothing',
    async (kind) => {
      const { ended } = await worked([reply.other(kind, 'Why?')]);
      expect(ended.reason).not.toBe('planned');
    },
  );

  test('only a plan of more files than the rules allow waits', async () => {
    const small = await worked([beside, edit, reply.approve()], { planFirst: 1 });
    expect(small.ended.reason).toBe('approved');
    const large = await worked([reply.fix('src/a.ts', 'src/b.ts')], { planFirst: 1 });
    expect(large.ended.reason).toBe('planned');
  });

  describe('a plan that people have agreed to', () => {
    const agreed = planFor('src/a.ts');

    test('is the first step, without a call', async () => {
      const { ended, kinds, changes } = await worked([edit, reply.approve()], { agreed });
      expect(kinds).toEqual(['planned', 'edited', 'checked', 'reviewed']);
      expect(ended).toMatchObject({ reason: 'approved', spent: { calls: 2 } });
      expect(changes).toEqual({ 'src/a.ts': 'three\ntwo\n' });
    });

    test('covers another plan of its files, and none with more', async () => {
      const replan = calls('verdict', { decision: 'replan', critique: 'It is elsewhere.' });
      const both = planFor('src/a.ts', 'src/b.ts');
      const fewer = await worked([edit, replan, reply.fix('src/a.ts'), edit, reply.approve()], {
        agreed: both,
      });
      expect(fewer.ended.reason).not.toBe('planned');
      const more = await worked([edit, replan, reply.fix('src/b.ts')], { agreed });
      expect(more.ended.reason).toBe('planned');
    });
  });

  test('what the model does not know is asked for only where people read the plan', async () => {
    expect(JSON.stringify(planSpec({}, {}))).not.toContain('uncertain');
    const unsure = calls('plan', { ...planInput, uncertain: 'Which rounding?' });
    const { ended, model } = await worked([unsure]);
    expect(JSON.stringify(model.requests[0]?.answer)).toContain('uncertain');
    expect(ended.run.steps[0]).toMatchObject({ plan: { uncertain: 'Which rounding?' } });
  });

  const planInput = { kind: 'fix', understanding: 'It adds.', files: [{ path: 'src/a.ts' }] };

  test('whatever a model replies, nothing gets beyond a plan that nobody agreed to', async () => {
    const script = fc.array(fc.oneof(replies, fc.constant(beside)), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(script, async (said) => {
        const { ended, kinds } = await worked(said);
        const changes = ['edited', 'checked', 'tested', 'reviewed'];
        expect(kinds.filter((kind) => changes.includes(kind))).toEqual([]);
        expect(stagedPatch(ended.run).size).toBe(0);
        expect(ended.run.steps.some((step) => 'edits' in step)).toBe(false);
      }),
      runs(200),
    );
  });
});

const odd = { 'a.js': 'a\n', 'latin/b.js': 'p("café");\n' };

/** What keeps paths from being edited; none of them is listed. */
const obstacles: Readonly<Record<string, Obstacle>> = {
  'src/cart.js': { kind: 'utf-16' },
  'sub/cart.js': { kind: 'submodule', at: 'sub' },
};

function work(script: readonly ModelReply[], title = 'The total is wrong') {
  const workspace: Workspace = {
    ...memoryWorkspace(odd),
    obstacle: async (path) => obstacles[path],
  };
  return play(odd, script, {
    task: { instruction: `# APP-17: ${title}` },
    context: { workspace },
  });
}

describe('a plan of files that cannot be edited', () => {
  test('is answered with the cause, and a second one ends the run', async () => {
    const { ended, prompts, last } = await work([
      reply.fix('src/cart.js'),
      reply.fix('src/cart.js'),
    ]);
    expect(ended.detail).toBe('not-editable');
    expect(prompts).toHaveLength(2);
    expect(last).toContain('src/cart.js cannot be edited: it is UTF-16 text');
    expect(particulars(ended)).toBe('src/cart.js cannot be edited: it is UTF-16 text.');
    expect(ended.problem).toBe('To mend this, convert it to UTF-8, or change it by hand.');
  });

  test('names what is in the way, for each file', async () => {
    const plan = reply.fix('src/cart.js', 'sub/cart.js');
    const { ended } = await work([plan, plan]);
    expect(particulars(ended)).toBe(
      'src/cart.js cannot be edited: it is UTF-16 text; sub/cart.js cannot be edited: sub is a repository of its own.',
    );
    expect(ended.problem).toMatch(/convert it to UTF-8, .*; or run on that repository\.$/);
  });

  test('goes ahead with its other files, once it is sent again', async () => {
    const plan = reply.fix('src/cart.js', 'a.js');
    const { ended } = await work([plan, plan, reply.edit('a.js', 'a', 'b'), reply.approve()]);
    expect(ended.reason).toBe('approved');
  });
});

describe('an edit of a file that cannot be edited', () => {
  test('says why, whether it changes or creates the file, and a second one ends the run', async () => {
    for (const search of ['total', '']) {
      const edit = reply.edit('src/cart.js', search, 'x');
      const { ended, last } = await work([reply.fix('a.js'), edit, edit]);
      expect(ended.detail).toBe('not-editable');
      expect(last).toContain('src/cart.js cannot be edited: it is UTF-16 text');
    }
  });
});

describe('a file that is not UTF-8', () => {
  const path = 'latin/b.js';

  test('is edited where the change adds nothing that it lacks', async () => {
    const edit = reply.edit(path, 'p("café");', 'p("café!");');
    const { ended, kept } = await work([reply.fix(path), edit, reply.approve()]);
    expect(ended.reason).toBe('approved');
    expect([...kept.values()]).toMatchObject([{ after: 'p("café!");\n', encoding: 'single-byte' }]);
  });

  test('is not when it does: the reply hears which characters, and a second one ends the run', async () => {
    const edits = ['“a”', '“b”'].map((text) => reply.edit(path, 'p("café");', text));
    const { ended, last } = await work([reply.fix(path), ...edits]);
    expect(last).toContain('this one adds: “ (U+201C), ” (U+201D)');
    expect(ended.detail).toBe('not-editable');
    expect(particulars(ended)).toContain('latin/b.js cannot be edited: it is not UTF-8, and');
  });
});

test('a file that the ticket names is named with its cause in the first prompt', async () => {
  const script = [reply.fix('a.js'), reply.edit('a.js', 'a', 'b'), reply.approve()];
  const { prompts } = await work(script, 'The total of src/cart.js is wrong');
  expect(prompts[0]).toContain('<file path="src/cart.js" uneditable="it is UTF-16 text"></file>');
});
