import { describe, expect, test } from 'vitest';
import { plan } from '../../../../src/agent/loop/steps/index.ts';
import { planSpec } from '../../../../src/agent/reply/index.ts';
import { newRun, type Step } from '../../../../src/core/run/index.ts';
import type { ModelReply } from '../../../../src/engines/model/port/index.ts';
import { calls, lastPrompt, says, scriptedModel } from '../../../support/memory/context.ts';
import { reply } from '../../../support/memory/replies.ts';
import { rulesOf } from '../../../support/memory/samples/rules.ts';
import { readOf, runOf, step } from '../../../support/memory/samples/runs.ts';
import { memoryStepContext } from '../../../support/memory/step-context.ts';

const files = {
  'src/cart.ts': 'const total = 1;\n',
  'src/api/utils.py': 'pass\n',
  'src/core/utils.py': 'pass\n',
  'logo.png': null,
  '.github/workflows/ci.yml': 'on: push\n',
  'docs/a.md': '# A\n',
};
const task = { instruction: 'The total in cart.ts is wrong, see logo.png.', paths: rulesOf() };
const planned = (answer: ModelReply, run = newRun, paths = task.paths) =>
  plan({ ...task, paths }, run, memoryStepContext(scriptedModel(answer), files));
const why = (text: string) => ({
  kind: 'unusable',
  asked: 'plan',
  why: expect.stringContaining(text),
});
const again = runOf(step.unusable('plan'));

describe('the files of a plan', () => {
  test.each([
    ['src/cart.ts', 'src/cart.ts'],
    ['./src/cart.ts', 'src/cart.ts'],
    ['cart.ts', 'src/cart.ts'],
    ['api\\utils.py', 'src/api/utils.py'],
  ])('%j is found as %j', async (named, path) => {
    const files = [{ path, state: 'existing' }];
    expect(await planned(reply.fix(named))).toMatchObject({ plan: { kind: 'fix', files } });
  });

  test.each([
    ['missing.ts', 'missing.ts does not exist and "create" is not set'],
    ['utils.py', 'may be any of src/api/utils.py, src/core/utils.py'],
    ['../secret', 'is not a path inside the repository'],
    ['/etc/passwd', 'is not a path inside the repository'],
    ['.github/workflows/ci.yml', 'is protected'],
  ])('%j is requested once more, with the reason', async (named, reason) => {
    expect(await planned(reply.fix(named))).toMatchObject(why(reason));
  });

  test('a second plan continues with the files that exist', async () => {
    const both = reply.fix('missing.ts', 'src/cart.ts');
    expect(await planned(both)).toMatchObject(why('missing.ts does not exist'));
    const files = [{ path: 'src/cart.ts', state: 'existing' }];
    expect(await planned(both, again)).toMatchObject({ plan: { files } });
    expect(await planned(reply.fix('missing.ts'), again)).toMatchObject(why('does not exist'));
  });

  test('a file is new if the plan says so and it does not exist', async () => {
    const state = async (path: string) => planned(reply.create(path));
    expect(await state('src/new.ts')).toHaveProperty('plan.files.0.state', 'new');
    expect(await state('./src/cart.ts')).toHaveProperty('plan.files.0', {
      path: 'src/cart.ts',
      state: 'existing',
    });
    expect(await state('.github/workflows/new.yml')).toMatchObject(why('is protected'));
    expect(await state('src/aux.ts')).toMatchObject(why('Windows does not allow'));
  });

  test.each([
    ['cart.js', 'does not exist and "create" is not set; there is src/cart.ts'],
    ['src/crat.ts', 'src/crat.ts does not exist and "create" is not set; there is src/cart.ts'],
    ['lib/utils.py', 'there is src/api/utils.py, src/core/utils.py'],
  ])('%j comes back with the nearest ones', async (named, reason) => {
    expect(await planned(reply.fix(named))).toMatchObject(why(reason));
  });

  test('a file like one that is there is created only if the plan says so again', async () => {
    const asked = await planned(reply.create('cart.ts'));
    expect(asked).toMatchObject(why('but there is src/cart.ts: name that one'));
    const insisting = await planned(reply.create('cart.ts'), again);
    expect(insisting).toHaveProperty('plan.files.0', { path: 'cart.ts', state: 'new' });
  });

  test.each(['src/Cart.ts', 'SRC/new.ts', 'docs/A.md'])(
    'a file that differs from one only in case is never created: %s',
    async (path) => {
      expect(await planned(reply.create(path))).toMatchObject(why('only in case'));
      expect(await planned(reply.create(path), again)).toMatchObject(why('only in case'));
    },
  );

  describe('that are missing, named a second time', () => {
    const twice = async (first: ModelReply, second = first, more: readonly Step[] = []) => {
      const asked = await planned(first);
      return planned(second, runOf(asked, ...more));
    };

    test.each([
      ['the same file', reply.fix('src/rounding.ts'), reply.fix('src/rounding.ts')],
      ['another spelling', reply.fix('./src/rounding.ts'), reply.fix('src/rounding.ts')],
    ])('are created: %s', async (_, first, second) => {
      const files = [{ path: 'src/rounding.ts', state: 'new' }];
      expect(await twice(first, second)).toMatchObject({ kind: 'planned', plan: { files } });
      const looked = step.explored(readOf('src/cart.ts'));
      expect(await twice(first, second, [looked])).toMatchObject({ plan: { files } });
    });

    test.each([
      ['one with a near name', reply.fix('src/crat.ts'), reply.fix('src/crat.ts')],
      ['another one', reply.fix('src/rounding.ts'), reply.fix('src/taxes.ts')],
      ['one of many', reply.fix('utils.py'), reply.fix('utils.py')],
      [
        'a protected one',
        reply.fix('.github/workflows/b.yml'),
        reply.fix('.github/workflows/b.yml'),
      ],
      ['no file', reply.fix(), reply.fix()],
    ])('are not created: %s', async (_, first, second) => {
      expect(await twice(first, second)).toMatchObject({ kind: 'unusable' });
    });
  });

  test('no file outside the safe directory is found or created', async () => {
    const docs = rulesOf('docs');
    expect(await planned(reply.fix('src/cart.ts'), newRun, docs)).toMatchObject(
      why('outside the safe directory'),
    );
    expect(await planned(reply.create('src/new.ts'), newRun, docs)).toMatchObject(
      why('outside the safe directory'),
    );
  });

  test('a file that is named twice is planned once', async () => {
    const twice = await planned(reply.fix('src/cart.ts', 'cart.ts'));
    expect(twice).toHaveProperty('plan.files.length', 1);
  });
});

describe('the change of a planned file', () => {
  const path = 'src/cart.ts';
  const filesOf = async (...files: readonly object[]) => {
    const plan = { kind: 'fix', understanding: 'u', files };
    const settled = await planned(calls('plan', plan));
    return 'plan' in settled && settled.plan.kind === 'fix' ? settled.plan.files : settled;
  };

  test('is recorded with the file', async () => {
    const change = ' Multiply by the quantity. ';
    const kept = { path, state: 'existing', change: 'Multiply by the quantity.' };
    expect(await filesOf({ path, change })).toEqual([kept]);
  });

  test.each([[{}], [{ change: ' ' }], [{ change: null }], [{ change: {} }]])(
    'may be left out by a model that does not heed the schema: %j',
    async (given) => {
      expect(await filesOf({ path, ...given })).toEqual([{ path, state: 'existing' }]);
    },
  );

  test('is required by the schema', () => {
    expect(planSpec({}, {}).parameters).toHaveProperty(
      'properties.files.items.required',
      expect.arrayContaining(['path', 'change']),
    );
  });
});

describe('a plan of another form', () => {
  const input = { kind: 'fix', understanding: 'u', files: [{ path: 'src/cart.ts' }] };

  test.each([
    ['alone', JSON.stringify(input)],
    ['in a fence', `\`\`\`json\n${JSON.stringify(input, null, 2)}\n\`\`\``],
  ])('may be a JSON object, %s', async (_, text) => {
    expect(await planned(says(text))).toHaveProperty('plan.files.0.path', 'src/cart.ts');
  });

  test.each([
    ['prose', says('Let me look at src/cart.ts first.'), 'it does not call the tool `plan`'],
    ['JSON that is cut', says('{"kind": "fix", "files": ['), 'it does not call the tool `plan`'],
    ['an unknown kind', calls('plan', { ...input, kind: 'guess' }), 'not valid at kind'],
    ['no understanding', calls('plan', { ...input, understanding: '' }), 'at understanding'],
    ['a file that is no object', calls('plan', { ...input, files: [7] }), 'at files.0'],
    ['an input that is null', calls('plan', null), 'not valid at input'],
    ['a fix without files', reply.fix(), 'names no file'],
    ['an answer without words', reply.other('answer', ' \n'), 'needs a reply'],
  ])('%s is requested again', async (_, answer, reason) => {
    expect(await planned(answer)).toMatchObject(why(reason));
  });
});

describe('a plan and exploring', () => {
  const look = { name: 'read_file', input: { path: 'src/cart.ts' } };
  const stated = reply.fix('src/cart.ts').toolCalls;
  const exhausted = runOf(...Array.from({ length: 24 }, (_, at) => step.explored(readOf(`${at}`))));

  test('exploring is a step of its own', async () => {
    const reads = [
      { tool: 'read_file', ruling: 'fresh', result: expect.stringContaining('total') },
    ];
    const looked = await planned({ ...says(''), toolCalls: [look] });
    expect(looked).toMatchObject({ kind: 'explored', reads });
  });

  test('a plan beside other tool calls is a plan', async () => {
    const both = { ...says(''), toolCalls: [look, ...stated] };
    expect(await planned(both)).toMatchObject({ kind: 'planned', plan: { kind: 'fix' } });
  });

  test('an unknown tool reads nothing and, once exploring is over, is not a plan', async () => {
    const verdict = calls('verdict', { decision: 'approve' });
    const reads = [{ tool: 'verdict', ruling: 'invalid' }];
    expect(await planned(verdict)).toMatchObject({ kind: 'explored', reads });
    expect(await planned(verdict, exhausted)).toMatchObject(why('does not call the tool `plan`'));
  });

  test('a first plan after exploring is still the first', async () => {
    const looked = runOf(step.explored(readOf('a')));
    const both = reply.fix('missing.ts', 'src/cart.ts');
    expect(await planned(both, looked)).toMatchObject(why('missing.ts does not exist'));
  });
});

test.each(['answer', 'ask', 'already-fixed'] as const)(
  'a reply of kind %s is for the ticket, as the model wrote it',
  async (kind) => {
    const text = 'In `src/cart.ts`, `total`, as `BigDecimal` does.';
    expect(await planned(reply.other(kind, text))).toMatchObject({
      kind: 'planned',
      plan: { kind, reply: text },
    });
  },
);

describe('the prompt for a plan', () => {
  test('lists the writable files, and shows those that the ticket names', async () => {
    const model = scriptedModel(reply.fix('src/cart.ts'));
    await plan(task, newRun, memoryStepContext(model, files));
    const prompt = lastPrompt(model);
    expect(prompt).toContain('<file path="src/cart.ts">\nconst total = 1;');
    expect(prompt).toContain('\ndocs/: a.md\n');
    expect(prompt).not.toContain('.github');
    expect(prompt).not.toContain('<file path="logo.png"');
  });

  test('shows no file whose name would be read as another', async () => {
    const model = scriptedModel(reply.fix('src/cart.ts'));
    const odd = { ...files, ' a.ts': 'x', 'b\\c.ts': 'x', 'd./e.ts': 'x' };
    await plan(task, newRun, memoryStepContext(model, odd));
    expect(lastPrompt(model)).not.toMatch(/ a\.ts|c\.ts|e\.ts/);
  });
});
