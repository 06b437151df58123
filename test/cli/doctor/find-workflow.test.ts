import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findWorkflow } from '../../../src/cli/doctor/workflow-inputs.ts';
import { temporaryRepository } from '../../support/repository.ts';
import { workflowText } from './set-up.ts';

const folder = '.github/workflows';

test('links, pipes, huge files and folders are no workflows', async () => {
  await using repository = await temporaryRepository({
    'elsewhere.yml': workflowText,
    [`${folder}/huge.yml`]: `${workflowText}#${'x'.repeat(600_000)}`,
    [`${folder}/folder.yml/a.yml`]: workflowText,
  });
  const { directory } = repository;
  await symlink('../../elsewhere.yml', `${directory}/${folder}/link.yml`);
  execFileSync('sh', ['-c', `mkfifo '${directory}/${folder}/pipe.yml'`]);
  expect(await findWorkflow(directory)).toBeUndefined();
  await repository.write({ [`${folder}/real.yml`]: workflowText });
  expect((await findWorkflow(directory))?.path).toBe(`${folder}/real.yml`);
});

test('a folder behind a link, and one that is no repository, have none', async () => {
  await using repository = await temporaryRepository({ 'there/fix.yml': workflowText });
  await mkdir(`${repository.directory}/.github`);
  await symlink('../there', `${repository.directory}/${folder}`);
  expect(await findWorkflow(repository.directory)).toBeUndefined();
  expect(await findWorkflow('/')).toBeUndefined();
});

test('of thousands, few are read', async () => {
  const many = Array.from({ length: 300 }, (_, at) => [`${folder}/${at}.yml`, workflowText]);
  await using repository = await temporaryRepository(Object.fromEntries(many));
  expect((await findWorkflow(repository.directory))?.path).toBe(`${folder}/0.yml`);
});
