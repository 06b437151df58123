import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readArguments } from '../../../src/cli/main.ts';
import { runCli } from '../../../src/cli/run/run.ts';
import { writeFix } from '../../../src/cli/run/write-fix.ts';
import { type Patch, patchDigest } from '../../../src/engines/edits/index.ts';
import { errorMessage, UserError } from '../../../src/engines/errors.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { answering } from '../../support/openai/faults.ts';
import { inOrder, type Script, startOpenAi } from '../../support/openai/openai.ts';
import { parcelFiles, rightLine, wrongLine } from '../../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../support/project/script.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../../support/repository.ts';
import { approve } from '../../support/shop/script.ts';
import { keepPrinted } from '../printed.ts';

const grammars = new URL('../../../dist/grammars/', import.meta.url);
/** A port at which nobody listens. */
const nowhere = 'http://127.0.0.1:9';
const untouched = String(parcelFiles['src/postage.js']);
const printed = keepPrinted();
const all = () => printed.stdout + printed.stderr;

/** A project with a ticket beside it, and what runs on it. */
async function project() {
  const repository = await temporaryRepository(parcelFiles);
  const outside = await temporaryFolder();
  const ticket = join(outside.directory, 'bug.md');
  const file = join(repository.directory, 'src/postage.js');
  await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
  const runAt = async (url: string, options: readonly string[] = []) => {
    const where = ['--ticket', ticket, '--repo', repository.directory, '--base-url', url];
    const read = readArguments(['run', ...where, '--model', 'scripted', ...options], {});
    if (read.kind !== 'run') throw new Error('This is not a run.');
    return runCli(read, grammars, new AbortController().signal);
  };
  const run = async (script: Script, options: readonly string[] = []) => {
    await using openai = await startOpenAi(script);
    const code = await runAt(openai.url, options);
    expect(openai.violations).toEqual([]);
    return { code, asked: openai.chats.length };
  };
  return {
    ...{ ...repository, ticket, file, runAt, run, plan: join(outside.directory, 'bug.plan.json') },
    text: () => readFile(file, 'utf8'),
    [Symbol.asyncDispose]: async () => {
      await repository[Symbol.asyncDispose]();
      await outside[Symbol.asyncDispose]();
    },
  };
}

const planned = () => inOrder([planReply(['src/postage.js'])]);
const edited = () => inOrder([planReply(['src/postage.js']), editReply(fixBlock)]);
const goingOn = () => inOrder([editReply(fixBlock), approve('Right.')]);

describe('a run at a terminal', () => {
  test('does not write a change that exceeds the caps', async () => {
    await using shop = await project();
    const { code } = await shop.run(edited(), ['--max-lines', '1', '--max-calls', '2']);
    expect({ code, text: await shop.text() }).toEqual({ code: 13, text: untouched });
    expect(all()).toContain('the change adds and removes 2 lines; the limit is 1');
  });

  test('shows what the model does in a live line, of which nothing remains', async () => {
    const { isTTY } = process.stderr;
    Object.assign(process.stderr, { isTTY: true });
    vi.stubEnv('NO_COLOR', '');
    vi.stubEnv('TERM', 'xterm');
    try {
      await using shop = await project();
      await shop.run(edited(), ['--max-lines', '1', '--max-calls', '2']);
    } finally {
      Object.assign(process.stderr, { isTTY });
    }
    expect(all()).toContain('plan · 0 s · call 1 of 2');
    expect(all()).toMatch(/edit · 0 s · call 2 of 2 · [\d,]+ tokens/);
    // Each piece up to an erasure is gone from the row on which it began.
    const rows = all()
      .split('\n')
      .map((row) => row.split('\r\u001b[K').at(-1) ?? '');
    expect(rows.join('\n')).not.toMatch(/ · /);
    expect(rows.join('\n')).toMatch(/^plan: fix/m);
    expect(rows.join('\n')).toContain('\u001b[1mStopped: limit-reached (spending).\u001b[22m ');
  });

  test('says in a log when a step, a wait or a command begins', async () => {
    const busy = { fault: answering(429, {}, { 'retry-after-ms': '20' }) };
    const script = inOrder([busy, planReply(['src/postage.js']), editReply(fixBlock)]);
    const commands = ['--setup-command', 'true', '--lint-command', 'echo'];
    await using shop = await project();
    await shop.run(script, [...commands, '--max-calls', '3', '--test-isolation', 'none']);
    const begun = /^(?:\w+ · (?!\d).*|waiting .*)$/gm;
    expect(all().match(begun)).toEqual([
      'setup · true',
      'plan · call 1 of 3',
      'waiting 1 s: the endpoint asks for it (429)',
      'plan · call 2 of 3',
      'edit · call 3 of 3',
      'lint · echo',
    ]);
  });

  test('names an endpoint that cannot be reached, and its option', async () => {
    await using shop = await project();
    expect(await shop.runAt(nowhere)).toBe(2);
    expect(await shop.text()).toBe(untouched);
    expect(all()).toContain(`The model's endpoint cannot be reached at`);
    expect(all()).toContain(nowhere);
    expect(all()).toMatch(/Stopped: misconfigured\. .*\n$/);
  });

  test('names a folder that is not a repository, and its option', async () => {
    await using shop = await project();
    await using folder = await temporaryFolder();
    const ended = shop.runAt(nowhere, ['--repo', folder.directory]);
    await expect(ended).rejects.toThrow(/--repo/);
    await expect(ended).rejects.toThrow(folder.directory);
  });
});

test('a plan is kept beside its ticket, and gone on with without being asked for again', async () => {
  await using shop = await project();
  expect(await shop.run(planned(), ['--plan-first', 'always'])).toEqual({ code: 6, asked: 1 });
  expect(all()).toContain(`run the same command with --plan ${shop.plan};`);
  expect(all()).not.toContain('/fix go');
  const options = ['--plan-first', 'always', '--plan', shop.plan];
  expect(await shop.run(goingOn(), options)).toEqual({ code: 0, asked: 2 });
  expect(await shop.text()).not.toBe(parcelFiles['src/postage.js']);
});

test('a plan that people edited is checked like any other', async () => {
  await using shop = await project();
  await shop.run(planned(), ['--plan-first', 'always']);
  const plan = await readFile(shop.plan, 'utf8');
  await writeFile(shop.plan, plan.replace('src/postage.js', '../outside.js'));
  const refused = shop.run(goingOn(), ['--plan', shop.plan]);
  await expect(refused).rejects.toThrow(/^Make another plan with --plan-first always: /);
});

test('a plan of another text of the ticket, and what is no plan, are refused in a sentence', async () => {
  await using shop = await project();
  await shop.run(planned(), ['--plan-first', 'always']);
  await writeFile(shop.ticket, '# Half a kilogram is dear\n');
  const other = shop.run(goingOn(), ['--plan', shop.plan]);
  await expect(other).rejects.toThrow(/the ticket is not that of .*bug\.plan\.json\.$/);
  const none = shop.run(goingOn(), ['--plan', shop.ticket]);
  await expect(none).rejects.toThrow(/^Set --plan to a file that --plan-first always has kept: /);
  await rm(shop.plan);
  const gone = shop.run(goingOn(), ['--plan', shop.plan]);
  await expect(gone).rejects.toThrow(/^Set --plan to a file that can be read: /);
});

test('--dry-run keeps no plan, and says so', async () => {
  await using shop = await project();
  await shop.run(planned(), ['--plan-first', 'always', '--dry-run']);
  await expect(readFile(shop.plan)).rejects.toThrow();
  expect(all()).toContain('run without --dry-run, which keeps it');
});

test('a fix that cannot be written is saved as a patch, and the error says how to apply it', async () => {
  await using shop = await project();
  const replies = [planReply(['src/postage.js']), editReply(fixBlock), approve('It counts.')];
  const script: Script = async (_, index) => {
    // Somebody edits the file while the model reviews the fix.
    if (index === 2) await writeFile(shop.file, `${untouched}// mine\n`);
    return replies[index] ?? approve('It counts.');
  };
  const error: unknown = await shop.run(script).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  expect(errorMessage(error)).toContain(
    'src/postage.js on disk is not what the patch was made from',
  );
  const [, patch = ''] = /run `git apply (\S+)` in /.exec(errorMessage(error)) ?? [];
  await shop.git('apply', patch);
  expect(await shop.text()).toBe(`${untouched.replace(wrongLine, rightLine)}// mine\n`);
  await rm(dirname(patch), { recursive: true });
});

const nothing = async () => {};
const checked = (patch: Patch) => ({ patch, digest: patchDigest(patch) });

test('a file with uncommitted changes is not deleted, and the fix is saved', async () => {
  await using temporary = await temporaryFolder();
  vi.stubEnv('TMPDIR', temporary.directory);
  await using repository = await temporaryRepository({ 'a.ts': 'a\n', 'old.ts': 'old\n' });
  const { directory } = repository;
  await repository.write({ 'old.ts': 'mine\n' });
  const patch = patchOf(changeOf('a.ts', 'a\n', 'A\n'), changeOf('old.ts', 'mine\n', null));
  const error: unknown = await writeFix(directory, checked(patch), nothing).catch(
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(UserError);
  const [, file = ''] =
    /^Commit or stash your changes in old\.ts first: the fix deletes them\. The fix is saved\. To apply it later, run `git apply (\S+)`/.exec(
      String(error).replace('UserError: ', ''),
    ) ?? [];
  expect(await readFile(join(directory, 'a.ts'), 'utf8')).toBe('a\n');
  expect(await readFile(join(directory, 'old.ts'), 'utf8')).toBe('mine\n');
  await runGit(directory, ['apply', file]);
  expect(await readFile(join(directory, 'a.ts'), 'utf8')).toBe('A\n');
});

test('a renamed file keeps its uncommitted changes, so it is written', async () => {
  await using repository = await temporaryRepository({ 'old.ts': 'old\n' });
  const { directory } = repository;
  await repository.write({ 'old.ts': 'mine\n' });
  const patch = patchOf(changeOf('old.ts', 'mine\n', null), changeOf('new.ts', null, 'mine\n'));
  await writeFix(directory, checked(patch), nothing);
  expect(printed.stderr).toBe('Not committed yet: old.ts. The fix is added to your changes.\n');
  expect(await readFile(join(directory, 'new.ts'), 'utf8')).toBe('mine\n');
});
