import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardedPublication } from '../../../src/agent/job/guarded-ports.ts';
import { guardedPorts, withoutSecrets } from '../../../src/agent/job/index.ts';
import type { Publication } from '../../../src/agent/ports.ts';
import { patchDiff, unaltered } from '../../../src/core/edits/index.ts';
import { jobSummary, particulars } from '../../../src/core/report/index.ts';
import { secretAdder } from '../../../src/core/text/index.ts';
import { scriptedModel } from '../../support/memory/context.ts';
import { jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { changeOf, keyOf, patchOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const foreign = 'glpat-0123456789abcdefghij';
const own = 'model-key-of-the-job';
const secrets = { addsSecret: secretAdder([own]) };

/** The result of a job whose model says both keys and writes that of another, and whose change stays unpublished. */
async function jobWithKeys() {
  const { deliver, services } = jobFixture();
  services.fail('publish', new Error('down'));
  const script = [
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', `a * b // ${foreign}`),
    reply.revise(`It has ${foreign} and ${own}.`),
    reply.edit('src/cart.ts', `a * b // ${foreign}`, `b * a // ${foreign}`),
    reply.approve(),
  ];
  return deliver(script, { context: secrets });
}

test('what people read of a result has neither own keys nor those of others', async () => {
  const { outcome, ticket } = withoutSecrets(await jobWithKeys(), [own]);
  const read = jobSummary(outcome, ticket) + JSON.stringify(outcome);
  expect(read).toContain('[redacted]');
  expect(read).not.toContain(foreign);
  expect(read).not.toContain(own);
});

test('the kept change stays as it was checked, whatever the secrets are', async () => {
  const result = await jobWithKeys();
  const { change } = withoutSecrets(result, [own, 'a * b and more', 'src/cart.ts']);
  expect(change).toEqual(result.change);
  expect(change && patchDiff(unaltered(change))).toContain(`+b * a // ${foreign}`);
});

test('whatever the secrets and the files are, what is published is what was checked', async () => {
  const word = fc.string({ minLength: 8, maxLength: 20 });
  const text = fc.array(word, { maxLength: 5 }).map((words) => words.join('\n'));
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1 }), text, text, async (known, before, after) => {
      const { services } = jobFixture();
      const { forge } = guardedPorts({ ...services, model: scriptedModel() }, known);
      const texts = [before, ...known].join('\n');
      const patch = patchOf(changeOf('a.ts', texts, after));
      await forge.publish(publicationOf(patch));
      expect(services.publications[0]?.patch).toBe(patch);
    }),
    runs(50),
  );
});

test('of a publication, nothing but its prose passes what hides', () => {
  const prose = { title: 'secret', message: 'secret', body: 'secret' };
  const patch = patchOf(changeOf('secret.ts', 'secret', 'b'));
  const publication = { ...publicationOf(patch), ...prose };
  const hide = (text: string) => text.replaceAll('secret', 'hidden');
  const guarded = guardedPublication(publication, hide);
  expect(guarded).toEqual({ ...publication, title: 'hidden', message: 'hidden', body: 'hidden' });
  expect(guarded.patch).toBe(publication.patch);
});

test('a note on the ticket has no secret', async () => {
  const { services } = jobFixture();
  const { tickets } = guardedPorts({ ...services, model: scriptedModel() }, [own]);
  const key = keyOf('APP-17');
  const id = await tickets.comment(key, [{ kind: 'heading', text: 'Done.' }], undefined);
  await tickets.note(key, id, `waiting for ${own} and ${foreign}.`);
  const said = JSON.stringify(services.comments.get(id));
  expect(said).toContain('waiting for [redacted] and');
  expect(said).not.toContain(foreign);
});

test('the texts of a publication have no secret', async () => {
  const { services } = jobFixture();
  const { forge } = guardedPorts({ ...services, model: scriptedModel() }, [own]);
  const said = { title: `Use ${own}`, message: `Use ${own}`, body: `It is ${own} or ${foreign}.` };
  await forge.publish({ ...publicationOf(patchOf()), ...said });
  expect(services.publications).toMatchObject([
    { title: 'Use [redacted]', message: 'Use [redacted]', body: 'It is [redacted] or [redacted].' },
  ]);
});

function publicationOf(patch: Publication['patch']): Publication {
  return {
    ...{ key: keyOf('APP-17'), branch: 'fix/APP-17', base: 'b'.repeat(40), into: 'main' },
    ...{ patch, digest: '', title: '', message: '', body: '', draft: false },
    ...{ labels: [], reviewers: [], stopIfBaseMoved: false },
  };
}

describe('a change that adds a secret', () => {
  const written = [reply.fix('src/cart.ts'), reply.edit('src/cart.ts', 'a + b', `a * b // ${own}`)];

  test('ends the run: nothing is published or left of it', async () => {
    const { deliver, services } = jobFixture();
    const { outcome, change, model } = await deliver(written, { context: secrets });
    expect(outcome.reason).toBe('secret-added');
    expect(particulars(outcome)).toBe('The secret was in the new text of src/cart.ts.');
    expect(model.requests).toHaveLength(2);
    expect([change, services.publications]).toEqual([undefined, []]);
  });

  test('is not what an earlier change becomes, either', async () => {
    const { deliver, services } = jobFixture();
    const script = [
      reply.fix('src/cart.ts'),
      reply.edit('src/cart.ts', 'a + b', 'a * b'),
      reply.revise('Say why.'),
      reply.edit('src/cart.ts', 'a * b', `a * b // ${btoa(own)}`),
    ];
    const { outcome, change } = await deliver(script, { context: secrets });
    expect(outcome.reason).toBe('secret-added');
    expect(change && patchDiff(change.patch)).toMatch(/^\+a \* b$/m);
    expect(services.publications).toEqual([]);
  });

  test('is noticed in the name of a file', async () => {
    const { deliver } = jobFixture();
    const path = `src/${own}.ts`;
    const script = [reply.create(path), reply.edit(path, '', 'a')];
    const { outcome } = await deliver(script, { context: secrets });
    expect(outcome.reason).toBe('secret-added');
  });
});

test('a ticket that is looked at has the words that were read, so that nothing in it is new', async () => {
  const made = jobFixture();
  made.addComment('50', `My key is ${foreign}, yours ${own}.`);
  const { tickets } = guardedPorts({ ...made.services, model: scriptedModel() }, [own]);
  const record = made.services.record();
  const read = await tickets.read(made.key, record);
  expect((await tickets.look(made.key, record)).comments).toEqual(read.comments);
  expect(read.comments[0]?.body).not.toContain(foreign);
});
