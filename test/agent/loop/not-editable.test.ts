import { describe, expect, test } from 'vitest';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { Workspace } from '../../../src/agent/ports.ts';
import { particulars } from '../../../src/core/report/index.ts';
import type { Obstacle } from '../../../src/core/repository/index.ts';
import { keptPatch } from '../../../src/core/run/index.ts';
import {
  lastPrompt,
  memoryContext,
  memoryWorkspace,
  type ScriptedModel,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files = { 'a.js': 'a\n', 'latin/b.js': 'p("café");\n' };

/** What keeps paths from being edited; none of them is listed. */
const obstacles: Readonly<Record<string, Obstacle>> = {
  'src/cart.js': { kind: 'utf-16' },
  'sub/cart.js': { kind: 'submodule', at: 'sub' },
};

async function work(model: ScriptedModel, title = 'The total is wrong') {
  const workspace: Workspace = {
    ...memoryWorkspace(files),
    obstacle: async (path) => obstacles[path],
  };
  const task = { instruction: `# APP-17: ${title}`, paths: rulesOf() };
  return runLoop(task, { ...memoryContext(model, files), workspace }, attemptsOf(3));
}

describe('a plan of files that cannot be edited', () => {
  test('is answered with the cause, and a second one ends the run', async () => {
    const model = scriptedModel(reply.fix('src/cart.js'), reply.fix('src/cart.js'));
    const ended = await work(model);
    expect(ended.reason).toBe('not-editable');
    expect(model.requests).toHaveLength(2);
    expect(lastPrompt(model)).toContain('src/cart.js cannot be edited: it is UTF-16 text');
    expect(particulars(ended)).toBe('src/cart.js cannot be edited: it is UTF-16 text.');
    expect(ended.problem).toBe('To mend this, convert it to UTF-8, or change it by hand.');
  });

  test('names what is in the way, for each file', async () => {
    const plan = reply.fix('src/cart.js', 'sub/cart.js');
    const ended = await work(scriptedModel(plan, plan));
    expect(particulars(ended)).toBe(
      'src/cart.js cannot be edited: it is UTF-16 text; sub/cart.js cannot be edited: sub is a repository of its own.',
    );
    expect(ended.problem).toMatch(/convert it to UTF-8, .*; or run on that repository\.$/);
  });

  test('ends the run as well after a look around, and after a reply of another kind', async () => {
    const look = reply.look('a.js');
    const [plan, prose] = [reply.fix('src/cart.js'), says('I see.')];
    for (const script of [
      [plan, look, plan],
      [prose, plan],
    ])
      expect((await work(scriptedModel(...script))).reason).toBe('not-editable');
  });

  test('may be replaced by another plan', async () => {
    const model = scriptedModel(
      reply.fix('src/cart.js'),
      reply.fix('a.js'),
      reply.edit('a.js', 'a', 'b'),
      reply.approve(),
    );
    expect((await work(model)).reason).toBe('approved');
  });

  test('goes ahead with its other files, once it is sent again', async () => {
    const plan = reply.fix('src/cart.js', 'a.js');
    const model = scriptedModel(plan, plan, reply.edit('a.js', 'a', 'b'), reply.approve());
    expect((await work(model)).reason).toBe('approved');
  });
});

describe('an edit of a file that cannot be edited', () => {
  test('says why, whether it changes or creates the file, and a second one ends the run', async () => {
    for (const search of ['total', '']) {
      const edit = reply.edit('src/cart.js', search, 'x');
      const model = scriptedModel(reply.fix('a.js'), edit, edit);
      const ended = await work(model);
      expect(ended.reason).toBe('not-editable');
      expect(lastPrompt(model)).toContain('src/cart.js cannot be edited: it is UTF-16 text');
    }
  });
});

describe('a file that is not UTF-8', () => {
  const path = 'latin/b.js';

  test('is edited where the change adds nothing that it lacks', async () => {
    const edit = reply.edit(path, 'p("café");', 'p("café!");');
    const ended = await work(scriptedModel(reply.fix(path), edit, reply.approve()));
    expect(ended.reason).toBe('approved');
    expect([...keptPatch(ended.run).values()]).toMatchObject([
      { after: 'p("café!");\n', encoding: 'single-byte' },
    ]);
  });

  test('is not when it does: the reply hears which characters, and a second one ends the run', async () => {
    const edits = ['“a”', '“b”'].map((text) => reply.edit(path, 'p("café");', text));
    const model = scriptedModel(reply.fix(path), ...edits);
    const ended = await work(model);
    expect(lastPrompt(model)).toContain('this one adds: “ (U+201C), ” (U+201D)');
    expect(ended.reason).toBe('not-editable');
    expect(particulars(ended)).toContain('latin/b.js cannot be edited: it is not UTF-8, and');
  });
});

test('a file that the ticket names is named with its cause in the first prompt', async () => {
  const model = scriptedModel(reply.fix('a.js'), reply.edit('a.js', 'a', 'b'), reply.approve());
  await work(model, 'The total of src/cart.js is wrong');
  const [first] = model.requests;
  expect(JSON.stringify(first?.messages)).toContain(
    String.raw`<file path=\"src/cart.js\" uneditable=\"it is UTF-16 text\"></file>`,
  );
});
