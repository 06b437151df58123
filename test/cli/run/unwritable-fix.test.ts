import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readArguments } from '../../../src/cli/main.ts';
import { runCli } from '../../../src/cli/run/run.ts';
import { errorMessage, UserError } from '../../../src/core/user-error.ts';
import { type Script, startOpenAi } from '../../support/openai/openai.ts';
import { parcelFiles, rightLine, wrongLine } from '../../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../support/project/script.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../../support/repository.ts';
import { approve } from '../../support/shop/script.ts';

const replies = [planReply(['src/postage.js']), editReply(fixBlock), approve('It counts.')];

test('a fix that cannot be written is saved as a patch, and the error says how to apply it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await using repository = await temporaryRepository(parcelFiles);
  await using outside = await temporaryFolder();
  const { directory } = repository;
  const [file, ticket] = [join(directory, 'src/postage.js'), join(outside.directory, 'bug.md')];
  const original = await readFile(file, 'utf8');
  const script: Script = async (_, index) => {
    // Somebody edits the file while the model reviews the fix.
    if (index === 2) await writeFile(file, `${original}// mine\n`);
    return replies[index] ?? approve('It counts.');
  };
  await using openai = await startOpenAi(script);
  await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
  const where = ['--ticket', ticket, '--repo', directory, '--base-url', openai.url];
  const request = readArguments(['run', ...where, '--model', 'scripted'], {});
  if (request.kind !== 'run') throw new Error('This is not a run.');

  const grammars = new URL('../../dist/grammars/', import.meta.url);
  const ended = runCli(request, grammars, new AbortController().signal);
  const error: unknown = await ended.catch((thrown: unknown) => thrown);
  vi.restoreAllMocks();
  expect(error).toBeInstanceOf(UserError);
  expect(errorMessage(error)).toContain(
    'src/postage.js on disk is not what the patch was made from',
  );
  const [, patch = ''] = /run `git apply (\S+)` in /.exec(errorMessage(error)) ?? [];
  await runGit(directory, ['apply', patch]);
  const expected = `${original.replace(wrongLine, rightLine)}// mine\n`;
  expect(await readFile(file, 'utf8')).toBe(expected);
  await rm(dirname(patch), { recursive: true });
});
