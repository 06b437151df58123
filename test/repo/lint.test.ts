import { spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryRepository, writeFiles } from '../support/repository.ts';
import { projectDirectory, projectText } from './project.ts';

it('lint judges what Git tracks, and no trial beside it', async () => {
  await using repository = await temporaryRepository({
    'biome.json': projectText('biome.json'),
    'src/one.ts': 'export const one = 1;\n',
    'picture.png': 'no text',
    '.gitignore': 'node_modules\n',
  });
  const { directory, git } = repository;
  await symlink(join(projectDirectory, 'node_modules'), join(directory, 'node_modules'));
  const lint = () =>
    spawnSync(process.execPath, [join(projectDirectory, 'scripts/lint.ts')], { cwd: directory });
  const trial = 'var x = 1;;\ndebugger\n';
  await writeFiles(directory, { 'trial.js': trial, 'src/trial.ts': trial, 'data.json': '{' });
  expect(lint().status).toBe(0);
  await git('add', 'src/trial.ts');
  const { status, stderr } = lint();
  expect([status, `${stderr}`]).toEqual([1, expect.stringContaining('src/trial.ts')]);
});
