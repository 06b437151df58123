import { expect, test } from 'vitest';
import type { StoredApp } from '../support/github/access.ts';
import { inOrder, type Script } from '../support/openai/openai.ts';
import { generatedKey } from '../support/pem.ts';
import { key, rightLine, wrongLine } from '../support/project/parcel.ts';
import { runProject, startProject } from '../support/project/work.ts';
import { leaks } from '../support/runner/runner.ts';
import { approve, edit, plan } from '../support/shop/script.ts';
import { dispatchOf, secrets } from '../support/world.ts';

const { pkcs1, pkcs8 } = await generatedKey();
const stored: StoredApp = {
  id: 'Iv23abc',
  privateKey: pkcs8,
  permissions: { contents: 'write', pull_requests: 'write' },
  lifetime: 3_600_000,
};
const app = { 'app-id': stored.id, 'app-private-key': pkcs1.replaceAll('\n', '\\n') };

const fix = () =>
  inOrder([
    plan(['src/postage.js'], 'It rounds down.'),
    edit('src/postage.js', wrongLine, rightLine),
    approve('It rounds up.'),
  ]);

test('an App opens the pull request with tokens of its own, and says none of them', async () => {
  await using world = await startProject(fix());
  world.github.access.app = stored;
  const { run, pulls, violations } = await runProject(world, {
    inputs: app,
    // The job's own token is good for nothing.
    prepare: async () => void world.github.access.ended.add(secrets.github),
  });
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved', draft: 'false' });
  expect(pulls).toHaveLength(1);
  const tokens = world.github.access.issued.map(({ token }) => token);
  expect(tokens).toHaveLength(1);
  expect(run.masked).toEqual(expect.arrayContaining(tokens));
  expect(leaks(run, [...tokens, pkcs1, app['app-private-key']])).toEqual([]);
  expect(violations).toEqual([]);
});

test('an App whose tokens end within minutes gets new ones during the run', async () => {
  await using world = await startProject(fix());
  const { access } = world.github;
  access.app = { ...stored, lifetime: 6 * 60_000 };
  const { run } = await runProject(world, { inputs: app });
  expect(run.outputs['stop-reason']).toBe('approved');
  access.app = { ...stored, lifetime: 60_000 };
  const again = await runProject(world, { inputs: app });
  expect(again.run.exitCode).toBe(0);
});

test('a token that ends during the run is named, and the next run makes another attempt', async () => {
  const scripts = [fix(), fix()];
  let first = 0;
  const ending: Script = (request, index) => {
    if (first === 0 && index === 2) world.github.access.ended.add(secrets.github);
    return scripts[first === 0 ? 0 : 1]?.(request, index - first) ?? {};
  };
  const world = await startProject(ending);
  await using _ = world;
  const { run, pulls, comment } = await runProject(world);
  expect(run.outputs['stop-reason']).toBe('failed');
  expect(run.stdout).toMatch(/token .* has ended: run this job again/);
  expect(comment).toMatch(/app-id.*app-private-key/);
  expect(pulls).toEqual([]);
  world.github.access.ended.clear();
  first = world.openai.requests.length;
  const next = await world.act(dispatchOf(world.ticket(key), 'second'));
  expect(next.outputs).toMatchObject({ 'stop-reason': 'approved', calls: run.outputs.calls });
  expect(world.github.pulls).toHaveLength(1);
});
