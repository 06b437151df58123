import { describe, expect, test } from 'vitest';
import type { Forge, Publication, Published } from '../../../src/agent/ports.ts';
import { checksAt, runJob } from '../../../src/agent/work/index.ts';
import { findHandicap, lossesOf } from '../../../src/core/run/index.ts';
import { emptyPatch, type Patch } from '../../../src/engines/edits/index.ts';
import { messageText } from '../../../src/engines/model/port/index.ts';
import { exited } from '../../engines/evidence/command-results.ts';
import {
  type MemoryFiles,
  memoryChecks,
  memoryContext,
  memoryWorkspace,
  scriptedModel,
} from '../../support/memory/context.ts';
import { aFix, cart } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { jobOf } from '../../support/memory/samples/jobs.ts';
import { attemptsOf, lossOf } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { memoryServices } from '../../support/memory/services.ts';

const tip = 'd'.repeat(40);
const newer = { 'src/cart.ts': 'round(a + b)\n' };
const approval = [reply.approve()];
/** Newer files with which the change is in conflict, and replies that settle that. */
const clash = { 'src/cart.ts': 'a - b\n' };
const settled = [reply.edit('src/cart.ts', 'a - b', 'a * b'), reply.approve()];
const inConflict = { filesAt: async () => memoryWorkspace(clash) };
const green = memoryChecks(() => exited(0));

/** Works on a base that moves during the run. Each call to the model takes a minute. */
async function deliver({ job = {}, context = {}, script = [...aFix, ...approval] } = {}) {
  const services = memoryServices(() => ticketOf());
  const seen: Publication[] = [];
  const publish: Forge['publish'] = async (publication): Promise<Published> => {
    seen.push(publication);
    return publication.stopIfBaseMoved
      ? { kind: 'base-moved', tip }
      : services.forge.publish(publication);
  };
  const model = scriptedModel(...script);
  const delivered = await runJob(jobOf(job), {
    ...memoryContext(model, cart),
    tickets: services.tickets,
    forge: { ...services.forge, publish },
    now: () => 60_000 * model.requests.length,
    filesAt: async () => memoryWorkspace(newer),
    ...context,
  });
  return { services, seen, model, ...delivered };
}

describe('a change whose files have changed on the base', () => {
  test('is merged into the new files, reviewed there, and then published', async () => {
    const { outcome, seen, services } = await deliver();
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 4 } });
    expect(outcome.elapsed).toBe(4 * 60_000);
    expect(seen.map(({ base, stopIfBaseMoved }) => [base[0], stopIfBaseMoved])).toEqual([
      ['b', true],
      ['d', false],
    ]);
    const [change] = [...(services.publications[0]?.patch.values() ?? [])];
    expect(change?.after).toContain('round(a * b)');
    expect(services.publications[0]?.body).toContain('It adds where it should multiply.');
    expect(services.record().attempts).toBe(1);
  });

  test('is shown to the model where it conflicts with the new files', async () => {
    const script = [...aFix, ...settled];
    const { outcome, model, services } = await deliver({ script, context: inConflict });
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 5 } });
    const [change] = [...(services.publications[0]?.patch.values() ?? [])];
    expect(change).toMatchObject({ before: 'a - b\n', after: 'a * b\n' });
    const prompt = model.requests[3]?.messages.map(messageText).join('\n');
    expect(prompt).toContain('The change made of it');
  });

  test('is made again without what the endpoint refused in the first run', async () => {
    const [first, ...rest] = [...aFix, ...approval];
    const script = [{ ...(first ?? reply.fix()), losses: [lossOf('tools')] }, ...rest];
    const { outcome } = await deliver({ script });
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 4 } });
    expect(lossesOf(outcome.run)).toEqual([lossOf('tools')]);
    expect(findHandicap(outcome.run, 'sight')).toEqual(lossOf('tools'));
  });

  test('is made again within what is left of the limits', async () => {
    const rules = { ...attemptsOf(2), maxCalls: 4 };
    const given = { script: [...aFix, reply.fix('src/cart.ts')], context: inConflict };
    const { outcome, model, seen } = await deliver({ ...given, job: { rules } });
    expect(outcome).toMatchObject({ reason: 'approved', spent: { calls: 4 } });
    expect(seen.map(({ base }) => base[0])).toEqual(['b', 'b']);
    expect(model.requests).toHaveLength(4);
    const minutes = { ...attemptsOf(2), maxMinutes: 3 };
    const late = await deliver({ job: { rules: minutes } });
    expect(late.model.requests).toHaveLength(3);
  });

  test.each([
    ['cannot be read', { context: { filesAt: () => Promise.reject(new Error('gone')) } }],
    ['are read when nothing is left', { job: { rules: { ...attemptsOf(2), maxCalls: 3 } } }],
  ])('stays on the old base if the new files %s', async (_, given) => {
    const { outcome, seen, model } = await deliver(given);
    expect(outcome.reason).toBe('approved');
    expect(seen.map(({ base }) => base[0])).toEqual(['b', 'b']);
    expect(model.requests).toHaveLength(3);
  });

  test('is not made again if it was not approved', async () => {
    const script = [...aFix.slice(0, 2), reply.revise('Round it.')];
    const { outcome, seen } = await deliver({ script, job: { rules: attemptsOf(1) } });
    expect(outcome).toMatchObject({ detail: 'attempts', spent: { calls: 3 } });
    expect(seen.map(({ draft, stopIfBaseMoved }) => [draft, stopIfBaseMoved])).toEqual([
      [true, false],
    ]);
  });

  test('gives way to a second run that finds it fixed', async () => {
    const script = [...aFix, reply.other('already-fixed', 'It multiplies now.')];
    const fixed = memoryWorkspace({ 'src/cart.ts': 'a * b\n' });
    const { outcome, services } = await deliver({
      script,
      context: { filesAt: async () => fixed },
    });
    expect(outcome.reason).toBe('already-fixed');
    expect(services.publications).toEqual([]);
  });

  test('is a draft if the tests can only run on the old files', async () => {
    const { services } = await deliver({
      job: { readyWhen: 'tested' },
      context: { checks: green },
    });
    expect(services.publications[0]).toMatchObject({ draft: true });
    expect(services.publications[0]?.body).toContain('based on other files than the checkout');
  });
});

const { signal } = new AbortController();

/** Runs the tests on a commit with these files and returns the texts that the command sees, by path. */
async function seenAt(checkout: MemoryFiles, files: MemoryFiles, changed: string[], patch: Patch) {
  let written: Patch = emptyPatch;
  const checks = memoryChecks((_, given) => {
    written = given;
    return { kind: 'not-run', why: 'nothing runs here' };
  });
  const workspaces = { checkout: memoryWorkspace(checkout), files: memoryWorkspace(files) };
  const at = await checksAt(checks, { ...workspaces, changed });
  const result = await at.run('tests', patch, signal);
  const texts = [...written.values()].map(({ path, after }) => [path, after]);
  return { isolation: at.isolation, result, seen: Object.fromEntries(texts) };
}

describe('the checks of another commit', () => {
  const checkout = { 'a.ts': 'old', 'b.ts': 'same', 'gone.ts': 'x', 'run.sh': 'old' };
  const files = { 'a.ts': 'new', 'b.ts': 'same', 'more.ts': 'y', 'run.sh': 'new' };
  const changed = ['a.ts', 'gone.ts', 'more.ts', 'run.sh'];

  test('gives commands the files of the commit', async () => {
    const { seen, isolation } = await seenAt(checkout, files, changed, emptyPatch);
    expect(seen).toEqual({ 'a.ts': 'new', 'gone.ts': null, 'more.ts': 'y', 'run.sh': 'new' });
    expect(isolation).toBe(
      'They run apart. They ran on the files of another commit, after the set-up of the checkout.',
    );
  });

  test('gives them the change on top', async () => {
    const patch = patchOf(changeOf('a.ts', 'new', 'fixed'), changeOf('more.ts', 'y', null));
    const { seen } = await seenAt(checkout, files, changed, patch);
    expect(seen).toEqual({ 'a.ts': 'fixed', 'gone.ts': null, 'more.ts': null, 'run.sh': 'new' });
  });

  test.each<[string, MemoryFiles, string[]]>([
    ['a file that is no text', { ...files, 'a.ts': null }, changed],
    ['what is no file', files, [...changed, 'submodule']],
    ['a path that is hidden', { ...files, '.env': 'x' }, [...changed, '.env']],
    ['too many files', files, Array.from({ length: 2_001 }, () => 'a.ts')],
  ])('runs nothing because of %s', async (_, at, paths) => {
    const { result, seen } = await seenAt(checkout, at, paths, emptyPatch);
    expect(result).toMatchObject({ why: expect.stringContaining('other files than the checkout') });
    expect(seen).toEqual({});
  });
});
