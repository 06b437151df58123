import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parentsFirst } from '../../../src/adapters/sandbox/manifest.ts';
import { buildMountTable } from '../../../src/adapters/sandbox/mounts.ts';
import { startJob } from './job.ts';

it("hides the runner's folders and the home folder, and shows the tools in them again", async () => {
  await using job = await startJob({});
  const at = (path: string) => join(job.home, path);
  const shown = [
    ...[at('.rustup'), at('.cargo/bin'), at('pnpm/node_modules'), at('jdk')],
    join(job.root, '../../_tool'),
  ];
  const folders = [
    ...shown,
    at('.ssh'),
    at('pnpm/node_modules/.bin'),
    at('.cargo/registry/x'),
    at('.m2/settings.xml'),
  ];
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const env = {
    ...job.env,
    PATH: `${at('pnpm/node_modules/.bin')}:${job.root}/bin:/usr/bin:relative`,
    JAVA_HOME: at('jdk'),
    CARGO_HOME: at('.cargo'),
    RUNNER_TOOL_CACHE: join(job.root, '../../_tool'),
    VIRTUAL_ENV: job.home,
    M2_HOME: at('.m2'),
    SSL_CERT_FILE: at('.npmrc'),
  };
  const scratch = String(job.env.RUNNER_TEMP);
  const { home, mounts } = await buildMountTable({ root: job.root, scratch, jobEnv: env });
  const of = (kind: string) => mounts.filter((it) => it.kind === kind).map(({ path }) => path);
  expect(home).toBe(job.home);
  expect(of('staged').sort()).toEqual(['/tmp', '/var/tmp', job.home, job.root].sort());
  expect(of('empty')).toEqual(
    expect.arrayContaining([scratch, join(job.root, '../..'), join(job.root, '../../..')]),
  );
  expect(
    of('shown')
      .filter((path) => path.startsWith(join(job.home, '..')))
      .sort(),
  ).toEqual([...shown, at('.cargo/registry')].sort());
  expect(of('blank')).toContain(at('.cargo/credentials.toml'));
});

it('puts every folder before its contents', async () => {
  await using job = await startJob({});
  const scratch = String(job.env.RUNNER_TEMP);
  const { mounts } = await buildMountTable({ root: job.root, scratch, jobEnv: job.env });
  const paths = parentsFirst(mounts).map(({ path }) => path);
  for (const [index, path] of paths.entries()) {
    expect(paths.slice(0, index).filter((earlier) => earlier.startsWith(`${path}/`))).toEqual([]);
  }
});

it('resolves symlinks, so that it hides the real folder', async () => {
  await using job = await startJob({});
  await rename(job.home, `${job.home}-itself`);
  await symlink(`${job.home}-itself`, job.home);
  const scratch = String(job.env.RUNNER_TEMP);
  const view = await buildMountTable({ root: job.root, scratch, jobEnv: job.env });
  expect(view.home).toBe(`${job.home}-itself`);
});

it('replaces a home folder that cannot serve as one', async () => {
  await using job = await startJob({});
  const scratch = String(job.env.RUNNER_TEMP);
  for (const HOME of ['/', '/nonexistent', job.root]) {
    const settings = { root: job.root, scratch, jobEnv: { ...job.env, HOME } };
    expect((await buildMountTable(settings)).home).toBe('/tmp/home');
  }
});
