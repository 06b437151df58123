import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksToAdf } from '../../../src/adapters/jira/formats/adf/index.ts';
import { blocksToWiki } from '../../../src/adapters/jira/formats/wiki/index.ts';
import type { Publication } from '../../../src/agent/ports.ts';
import { guardedPorts, withoutSecrets } from '../../../src/agent/work/index.ts';
import {
  type Block,
  escapeHtml,
  escapeMarkdown,
  paragraph,
  paragraphs,
  safeCodeSpan,
  safeFence,
  text,
} from '../../../src/core/markup/index.ts';
import {
  fillMessage,
  fillTitle,
  jobSummary,
  particulars,
  renderMarkdown,
} from '../../../src/core/report/index.ts';
import { labelled } from '../../../src/core/report/prose.ts';
import { patchDiff, requireUnaltered } from '../../../src/engines/edits/index.ts';
import { mapTexts, redactor, secretAdder } from '../../../src/engines/text/index.ts';
import { scriptedModel } from '../../support/memory/context.ts';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';
import { reply } from '../../support/memory/replies.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';

const foreign = 'glpat-0123456789abcdefghij';
const ownKey = 'model-key-of-the-job';
const secrets = { addsSecret: secretAdder([ownKey]) };

/** The result of a job whose model says both keys and writes that of another, and whose change stays unpublished. */
async function jobWithKeys() {
  const { deliver, services } = jobFixture();
  services.fail('publish', new Error('down'));
  const script = [
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', `a * b // ${foreign}`),
    reply.revise(`It has ${foreign} and ${ownKey}.`),
    reply.edit('src/cart.ts', `a * b // ${foreign}`, `b * a // ${foreign}`),
    reply.approve(),
  ];
  return deliver(script, { context: secrets });
}

test('what people read of a result has neither own keys nor those of others', async () => {
  const { outcome, ticket } = withoutSecrets(await jobWithKeys(), [ownKey]);
  const read = jobSummary(outcome, ticket) + JSON.stringify(outcome);
  expect(read).toContain('[redacted]');
  expect(read).not.toContain(foreign);
  expect(read).not.toContain(ownKey);
});

test('the kept change stays as it was checked, whatever the secrets are', async () => {
  const result = await jobWithKeys();
  const { change } = withoutSecrets(result, [ownKey, 'a * b and more', 'src/cart.ts']);
  expect(change).toEqual(result.change);
  expect(change && patchDiff(requireUnaltered(change))).toContain(`+b * a // ${foreign}`);
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

test('a comment that is rewritten has no secret', async () => {
  const { services } = jobFixture();
  const { tickets } = guardedPorts({ ...services, model: scriptedModel() }, [ownKey]);
  const key = keyOf('APP-17');
  const id = await tickets.comment(key, [{ kind: 'heading', text: 'Done.' }], undefined);
  const body = [{ kind: 'heading', text: `waiting for ${ownKey} and ${foreign}.` }] as const;
  await tickets.rewrite(key, id, body);
  const said = JSON.stringify(services.comments.get(id));
  expect(said).toContain('waiting for [redacted] and');
  expect(said).not.toContain(foreign);
});

test('the texts of a publication have no secret', async () => {
  const { services } = jobFixture();
  const { forge } = guardedPorts({ ...services, model: scriptedModel() }, [ownKey]);
  const said = {
    title: `Use ${ownKey}`,
    message: `Use ${ownKey}`,
    body: `It is ${ownKey} or ${foreign}.`,
  };
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
  const written = [
    reply.fix('src/cart.ts'),
    reply.edit('src/cart.ts', 'a + b', `a * b // ${ownKey}`),
  ];

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
      reply.edit('src/cart.ts', 'a * b', `a * b // ${btoa(ownKey)}`),
    ];
    const { outcome, change } = await deliver(script, { context: secrets });
    expect(outcome.reason).toBe('secret-added');
    expect(change && patchDiff(change.patch)).toMatch(/^\+a \* b$/m);
    expect(services.publications).toEqual([]);
  });

  test('is noticed in the name of a file', async () => {
    const { deliver } = jobFixture();
    const path = `src/${ownKey}.ts`;
    const script = [reply.create(path), reply.edit(path, '', 'a')];
    const { outcome } = await deliver(script, { context: secrets });
    expect(outcome.reason).toBe('secret-added');
  });
});

test('a ticket that is looked at has the words that were read, so that nothing in it is new', async () => {
  const made = jobFixture();
  made.addComment('50', `My key is ${foreign}, yours ${ownKey}.`);
  const { tickets } = guardedPorts({ ...made.services, model: scriptedModel() }, [ownKey]);
  const record = made.services.record();
  const read = await tickets.read(made.key, record);
  expect((await tickets.look(made.key, record)).comments).toEqual(read.comments);
  expect(read.comments[0]?.body).not.toContain(foreign);
});

describe('a secret in the texts that people read', () => {
  const own = keyOf('APP-17');

  /** What is left of a text once nothing but letters and digits counts. */
  const letters = (said: string) =>
    said.replace(/&(?:amp|lt|gt|quot|#\d+);/g, '').replace(/[^A-Za-z0-9]/g, '');

  const blocksOf = (said: string): readonly Block[] => [
    { kind: 'heading', text: said },
    ...paragraphs(said),
    ...labelled('Cause:', said),
    paragraph(text(said), { kind: 'strong', text: said }),
    { kind: 'code', language: 'text', text: said },
    { kind: 'details', title: said, content: labelled('Cause:', `It says \`${said}\`.`) },
  ];

  type Redact = (said: string) => string;

  /** Whatever puts a text before its reader, with what is hidden before and after, as the ports do it. */
  const renderings: Readonly<Record<string, (said: string, redact: Redact) => string>> = {
    'a body': (said, redact) => redact(renderMarkdown(blocksOf(said), 60_000, own)),
    'a summary': (said, redact) => redact(renderMarkdown(mapTexts(blocksOf(said), redact), 60_000)),
    'a document of Jira': (said, redact) =>
      JSON.stringify(blocksToAdf(mapTexts(blocksOf(said), redact))),
    'wiki markup': (said, redact) => blocksToWiki(mapTexts(blocksOf(said), redact)),
    'a title': (said, redact) => redact(fillTitle(undefined, { key: own, summary: said })),
    'a message': (said, redact) =>
      redact(fillMessage('{key}\n\n{summary}', { key: own, summary: said })),
    'a line': (said, redact) => redact(escapeMarkdown(said, own)),
    'a page': (said, redact) => redact(escapeHtml(said)),
    'a span': (said, redact) => redact(safeCodeSpan(said, own)),
    'a fence': (said, redact) => redact(safeFence('', said, own)),
    'a log': (said, redact) => redact(said),
  };

  const sign = fc.constantFrom(..."ABCabc123_-.*@#:/&<'`~|!$%+=");
  const drawn = fc.array(sign, { minLength: 24, maxLength: 40 }).map((signs) => signs.join(''));
  const known = drawn.filter((secret) => letters(secret).length >= 16 && /[A-Z]/.test(secret));

  const alnum = (length: number) =>
    fc
      .array(fc.constantFrom(...'ABCDEFGHJKabcdefghjk23456789'), {
        minLength: length,
        maxLength: length,
      })
      .map((signs) => signs.join(''));

  /** Keys as services hand them out: none of their own job. */
  const foreign = fc
    .tuple(alnum(24), alnum(40))
    .map(([short, long]) => [
      ...[`ghp_${long}`, `xoxb-1234567890-${short}`, `glpat-1a_${short}`, `sk-1${long}`],
      ...[`SG.${short}.b3-${long}`, `ATATT3xFf-1${long}`, `postgres://shop:${short}@db.example/x`],
      ...[`AccountKey=Ab1${long}==`, `Bearer 1-${long}`],
      `-----BEGIN RSA PRIVATE KEY-----\n${long}\n-----END RSA PRIVATE KEY-----`,
    ]);

  const words = fc.constantFrom(
    '',
    'It says',
    'see **this**',
    '`code` and',
    '- APP-9 @all',
    'x\n\n',
    '/fix',
  );

  for (const [name, render] of Object.entries(renderings)) {
    test(`a secret of the job is in no part of ${name}, whatever signs it has`, () => {
      fc.assert(
        fc.property(known, words, words, (secret, before, after) => {
          const shown = render(`${before} ${secret} ${after}`, redactor([secret]));
          expect(letters(shown)).not.toContain(letters(secret));
        }),
        runs(150),
      );
    });

    test(`what looks like a key is in no part of ${name}`, () => {
      fc.assert(
        fc.property(foreign, words, words, (keys, before, after) => {
          for (const key of keys) {
            const shown = render(`${before} ${key} ${after}`, redactor([]));
            const secret = /[A-Za-z0-9]{24,}/.exec(key)?.[0] ?? key;
            expect(letters(shown)).not.toContain(secret);
          }
        }),
        runs(30),
      );
    });
  }
});

describe('a ticket that is withheld', () => {
  const words = /The total is wrong|It adds/;

  test('a pull request says the key alone, and the ticket everything', async () => {
    const { services, deliver, comment } = jobFixture();
    await deliver(aFix, { job: { withholds: true } });
    const [publication] = services.publications;
    expect(publication).toMatchObject({ title: 'APP-17: fix', message: 'APP-17: fix' });
    expect(publication?.body).not.toMatch(words);
    expect(comment()).toMatch(words);
  });

  test('the type is in no branch, title or message', async () => {
    const { services, deliver, edit } = jobFixture();
    edit({ type: 'Secret type' });
    const names = { branch: 'fix/{type}/{key}', title: '{type} {key}', message: '{type}: {key}' };
    await deliver(aFix, { job: { ...names, withholds: true } });
    expect(services.publications).toMatchObject([
      { branch: 'fix/bug/APP-17', title: 'Bug APP-17', message: 'Bug: APP-17' },
    ]);
  });

  test('only the first report on a ticket says what everyone can read', async () => {
    const disclosure = 'Everyone can read this.';
    const { deliver, comment, addComment } = jobFixture(undefined, { disclosure });
    await deliver(aFix);
    expect(comment()).toContain(disclosure);
    addComment('99', 'Once more, please.');
    await deliver(aFix);
    expect(comment()).not.toContain(disclosure);
  });
});
