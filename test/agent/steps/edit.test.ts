import { describe, expect, test } from 'vitest';
import type { ModelReply } from '../../../src/agent/ports.ts';
import { edit } from '../../../src/agent/steps/edit.ts';
import { lastPrompt, says, scriptedModel } from '../../support/memory/memory.ts';
import { meteredWorld } from '../../support/memory/metered.ts';
import { reply } from '../../support/memory/replies.ts';
import { changeOf, patchOf, rulesOf, runOf, step } from '../../support/memory/samples.ts';

const files = {
  'src/a.ts': 'a\n',
  'lib/a.ts': 'b\n',
  'bin/run.sh': 'ls\n',
  'logo.png': null,
  CODEOWNERS: '* me\n',
};
const task = { instruction: '# APP-17', paths: rulesOf() };
const run = runOf(step.fix('src/a.ts'));
const edited = (answer: ModelReply, before = run) =>
  edit(task, before, meteredWorld(scriptedModel(answer), files));
const unusable = (why: string) => ({
  kind: 'unusable',
  asked: 'edit',
  why: expect.stringContaining(why),
});

describe('the file of a block', () => {
  test('a short name means the planned file, though others have it too', async () => {
    const patch = patchOf(changeOf('src/a.ts', 'a\n', 'x\n'));
    expect(await edited(reply.edit('a.ts', 'a', 'x'))).toMatchObject({ kind: 'edited', patch });
  });

  test('a file that was not planned may be edited where its name means one file', async () => {
    const patch = patchOf(changeOf('bin/run.sh', 'ls\n', 'ls -l\n', true));
    expect(await edited(reply.edit('run.sh', 'ls', 'ls -l'))).toMatchObject({ patch });
    const unplanned = runOf(step.fix('bin/run.sh'));
    expect(await edited(reply.edit('a.ts', 'a', 'x'), unplanned)).toMatchObject(
      unusable('a.ts is not one file of the repository'),
    );
  });

  test('a file that is not there is created from an empty SEARCH only', async () => {
    const patch = patchOf(changeOf('src/new.ts', null, 'x\n'));
    expect(await edited(reply.edit('src/new.ts', '', 'x'))).toMatchObject({ patch });
    expect(await edited(reply.edit('src/new.ts', 'y', 'x'))).toMatchObject(
      unusable('src/new.ts is not one file of the repository'),
    );
  });

  test.each([
    ['CODEOWNERS', '* me'],
    ['./codeowners', '* me'],
    ['.github/workflows/new.yml', ''],
    ['.git/hooks/post-checkout', ''],
    ['../outside.ts', ''],
    ['/etc/cron.d/x.conf', ''],
  ])('%j is refused', async (file, search) => {
    const refused = await edited(reply.edit(file, search, 'x'));
    expect(refused).toMatchObject(unusable(''));
    expect(refused).toHaveProperty('why', expect.stringMatching(/protected|not (one|a path)/));
  });

  test('a file that is no text is neither edited nor created anew', async () => {
    for (const search of ['x', ''])
      expect(await edited(reply.edit('logo.png', search, 'y'))).toMatchObject(
        unusable('logo.png is not a text file'),
      );
  });
});

describe('a reply to an edit', () => {
  test('that was cut is not used, even where its blocks look whole', async () => {
    const cut = says(reply.edit('src/a.ts', 'a', 'x').text, false);
    expect(await edited(cut)).toMatchObject(unusable('it was cut at its length limit'));
  });

  test('applies to what was kept, not to what was dropped', async () => {
    const kept = patchOf(changeOf('src/a.ts', 'a\n', 'b\n'));
    const dropped = patchOf(changeOf('src/a.ts', 'a\n', 'c\n'));
    const before = runOf(
      ...run.steps,
      step.edited(kept),
      step.checked(),
      step.revise('No.'),
      step.edited(dropped),
      step.checked('src/a.ts'),
    );
    const model = scriptedModel(reply.edit('src/a.ts', 'b', 'd'));
    const next = await edit(task, before, meteredWorld(model, files));
    expect(next).toMatchObject({ patch: patchOf(changeOf('src/a.ts', 'a\n', 'd\n')) });
    expect(lastPrompt(model)).toContain('<file path="src/a.ts">\nb\n');
  });
});
