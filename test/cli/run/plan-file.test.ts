import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readArguments } from '../../../src/cli/main.ts';
import { runCli } from '../../../src/cli/run/run.ts';
import { inOrder, type Script, startOpenAi } from '../../support/openai/openai.ts';
import { parcelFiles } from '../../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../support/project/script.ts';
import { temporaryFolder, temporaryRepository } from '../../support/repository.ts';
import { approve } from '../../support/shop/script.ts';

const grammars = new URL('../../../dist/grammars/', import.meta.url);

let printed = '';
const keep = (chunk: unknown) => {
  printed += String(chunk);
  return true;
};
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A project with a ticket beside it, and what runs on it. */
async function project() {
  const repository = await temporaryRepository(parcelFiles);
  const outside = await temporaryFolder();
  const ticket = join(outside.directory, 'bug.md');
  await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
  const run = async (script: Script, options: readonly string[]) => {
    await using openai = await startOpenAi(script);
    const where = ['--ticket', ticket, '--repo', repository.directory, '--base-url', openai.url];
    const read = readArguments(['run', ...where, '--model', 'scripted', ...options], {});
    if (read.kind !== 'run') throw new Error('This is not a run.');
    const code = await runCli(read, grammars, new AbortController().signal);
    return { code, asked: openai.chats.length };
  };
  return {
    ...{ run, ticket, file: join(outside.directory, 'bug.plan.json') },
    text: () => readFile(join(repository.directory, 'src/postage.js'), 'utf8'),
    [Symbol.asyncDispose]: async () => {
      await repository[Symbol.asyncDispose]();
      await outside[Symbol.asyncDispose]();
    },
  };
}

const planned = () => inOrder([planReply(['src/postage.js'])]);
const goingOn = () => inOrder([editReply(fixBlock), approve('Right.')]);

test('a plan is kept beside its ticket, and gone on with without being asked for again', async () => {
  await using shop = await project();
  expect(await shop.run(planned(), ['--plan-first', 'always'])).toEqual({ code: 27, asked: 1 });
  expect(printed).toContain(`run the same command with --plan ${shop.file};`);
  expect(printed).not.toContain('/fix go');
  const options = ['--plan-first', 'always', '--plan', shop.file];
  expect(await shop.run(goingOn(), options)).toEqual({ code: 0, asked: 2 });
  expect(await shop.text()).not.toBe(parcelFiles['src/postage.js']);
});

test('a plan that people edited is checked like any other', async () => {
  await using shop = await project();
  await shop.run(planned(), ['--plan-first', 'always']);
  const plan = await readFile(shop.file, 'utf8');
  await writeFile(shop.file, plan.replace('src/postage.js', '../outside.js'));
  const refused = shop.run(goingOn(), ['--plan', shop.file]);
  await expect(refused).rejects.toThrow(/^Make another plan with --plan-first always: /);
});

test('a plan of another text of the ticket, and what is no plan, are refused in a sentence', async () => {
  await using shop = await project();
  await shop.run(planned(), ['--plan-first', 'always']);
  await writeFile(shop.ticket, '# Half a kilogram is dear\n');
  const other = shop.run(goingOn(), ['--plan', shop.file]);
  await expect(other).rejects.toThrow(/the ticket is not that of .*bug\.plan\.json\.$/);
  const none = shop.run(goingOn(), ['--plan', shop.ticket]);
  await expect(none).rejects.toThrow(/^Set --plan to a file that --plan-first always has kept: /);
  await rm(shop.file);
  const gone = shop.run(goingOn(), ['--plan', shop.file]);
  await expect(gone).rejects.toThrow(/^Set --plan to a file that can be read: /);
});

test('--dry-run keeps no plan, and says so', async () => {
  await using shop = await project();
  await shop.run(planned(), ['--plan-first', 'always', '--dry-run']);
  await expect(readFile(shop.file)).rejects.toThrow();
  expect(printed).toContain('run without --dry-run, which keeps it');
});
