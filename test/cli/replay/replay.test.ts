import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readArguments } from '../../../src/cli/main.ts';
import { replayFiles } from '../../../src/cli/replay/replay-files.ts';
import { runCli } from '../../../src/cli/run/run.ts';
import type { Receipt } from '../../../src/core/receipt/index.ts';
import { receiptText } from '../../../src/core/receipt/receipt.ts';
import { sha256Hex } from '../../../src/core/text/index.ts';
import { inOrder, startOpenAi } from '../../support/openai/openai.ts';
import { parcelFiles } from '../../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../support/project/script.ts';
import { temporaryFolder, temporaryRepository } from '../../support/repository.ts';
import { approve } from '../../support/shop/script.ts';

const key = 'key-of-the-tests-0123456789';
const token = `ghp_${'a1B2'.repeat(9)}`;
const ticket = `# Half a kilogram travels for nothing\n\nSee postage.js. I use ${key} and ${token}.\n`;

let printed = '';
beforeEach(() => {
  printed = '';
  const keep = (chunk: unknown) => {
    printed += String(chunk);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => vi.restoreAllMocks());

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const at = (name: string) => join(folder.directory, name);
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Performs a command line in this process; resolves to its exit code. */
async function perform(...args: readonly string[]): Promise<number> {
  const request = readArguments(args, { OPENAI_API_KEY: key });
  if (request.kind === 'replay') return replayFiles(request);
  if (request.kind !== 'run') throw new Error('This is neither a run nor a replay.');
  const grammars = new URL('../../../dist/grammars/', import.meta.url);
  return runCli(request, grammars, new AbortController().signal);
}

/** Works on the ticket and leaves the receipt and the trace under this name. */
async function runNamed(name: string, ...replies: Parameters<typeof inOrder>[0]): Promise<number> {
  await using repository = await temporaryRepository(parcelFiles);
  await using openai = await startOpenAi(inOrder(replies));
  await writeFile(at('bug.md'), ticket);
  const where = ['--repo', repository.directory, '--base-url', openai.url, '--model', 'scripted'];
  const records = ['--receipt', at(`${name}.json`), '--trace', at(`${name}.trace.json`)];
  return await perform('run', at('bug.md'), ...where, ...records);
}

describe('replay', () => {
  test('of a run finds every decision, prompt and reply again', async () => {
    expect(
      await runNamed('fix', planReply(['src/postage.js']), editReply(fixBlock), approve('Yes.')),
    ).toBe(0);
    const text = await readFile(at('fix.json'), 'utf8');
    const trace = await readFile(at('fix.trace.json'), 'utf8');
    expect(printed).toContain(`\nReceipt sha256:${sha256Hex(text)}\n`);
    for (const untold of [key, token, 'kilogram', 'postage', 'Yes.'])
      expect(text).not.toContain(untold);
    for (const secret of [key, token]) expect(trace).not.toContain(secret);
    expect(trace).toContain('I use [redacted] and [redacted].');
    printed = '';
    expect(await perform('replay', at('fix.json'), '--trace', at('fix.trace.json'))).toBe(0);
    expect(printed).toMatch(/^The same byte for byte: 4 steps, .*\nReceipt sha256:[0-9a-f]{64}\n/);
    // The three prompts have a redacted ticket, the three replies have nothing to redact.
    expect(printed).toContain(
      'The 3 prompts and replies of the trace are the recorded ones. 3 with',
    );
    expect(printed).toMatch(
      /\n3 of 16 calls, .*\nStopped: approved\. A fix is ready for review\.\n$/,
    );
  });

  test('of a run that failed says why it ended, and what to do next', async () => {
    const unplanned = { text: 'I will plan.' };
    expect(await runNamed('failed', unplanned, { text: 'I shall plan.' })).toBe(9);
    printed = '';
    const files = [at('failed.json'), '--trace', at('failed.trace.json')];
    expect(await perform('replay', ...files)).toBe(0);
    expect(printed).toMatch(/^The same byte for byte: 2 steps/);
    expect(printed).toMatch(/\n2 of 16 calls, .*\n(?:.*\n)*Next: name the cause or the file/);
    expect(printed).toMatch(/\nStopped: no-action\. The model twice failed to do what .*\n$/);
  });

  test('names the first text of the trace that is another', async () => {
    const trace = await readFile(at('fix.trace.json'), 'utf8');
    await writeFile(at('other.json'), trace.replace('"reply":"', '"reply":"Well: '));
    expect(await perform('replay', at('fix.json'), '--trace', at('other.json'))).toBe(1);
    expect(printed).toContain('step 1: the reply of the trace is not what the receipt records');
  });

  test.each<[string, (receipt: Receipt) => unknown, string]>([
    [
      'a decision',
      ({ runs: [run] }) => Object.assign(run?.steps[1] ?? {}, { next: 'review' }),
      'step 2',
    ],
    [
      'the reason',
      ({ runs: [run] }) => Object.assign(run ?? {}, { reason: 'no-action' }),
      'the end',
    ],
    [
      'the change',
      ({ runs: [run] }) => Object.assign(run ?? {}, { change: 'draft' }),
      'the change',
    ],
    ['the check', ({ runs: [run] }) => Object.assign(run ?? {}, { kept: 2 }), 'the kept change'],
  ])('finds that %s of a sealed receipt is another', async (_, change, place) => {
    await writeFile(at('other.json'), await resealed(change));
    expect(await perform('replay', at('other.json'))).toBe(1);
    expect(printed).toContain(`${place}: recorded `);
  });

  test.each<[string, (receipt: Receipt) => unknown, string]>([
    [
      'tokens of a run',
      ({ runs: [run] }) => Object.assign(run?.spent ?? {}, { promptTokens: 1 }),
      'The numbers of run 1 do not add up.',
    ],
    [
      'the total',
      ({ end }) => Object.assign(end, { elapsed: 1 }),
      'The numbers of its runs do not add up to the total.',
    ],
  ])('refuses a sealed receipt with other figures: %s', async (_, change, why) => {
    await writeFile(at('other.json'), await resealed(change));
    await expect(perform('replay', at('other.json'))).rejects.toThrow(why);
  });

  test.each([
    ['no JSON', () => 'Hello', 'is none, or is damaged'],
    ['something else', () => '{"steps": []}', 'is none, or is damaged'],
    [
      'a newer format',
      (text: string) => text.replace('"format": 2', '"format": 3'),
      'with a newer version of this program: the receipt has format 3',
    ],
    [
      'an older format',
      (text: string) => text.replace('"format": 2', '"format": 1'),
      'with an older version of this program: the receipt has format 1',
    ],
    ['cut off', (text: string) => text.slice(0, -9), 'is none, or is damaged'],
    ['other spaces', (text: string) => text.trimEnd(), 'was changed after it was written.'],
    [
      'another decision',
      (text: string) => text.replace('"next": "check"', '"next": "review"'),
      'was changed after it was written.',
    ],
    [
      'another hash',
      (text: string) => text.replace(/"prompt": "../, '"prompt": "00'),
      'was changed after it was written.',
    ],
  ])('refuses %s in one sentence', async (_, change, why) => {
    await writeFile(at('other.json'), change(await readFile(at('fix.json'), 'utf8')));
    await expect(perform('replay', at('other.json'))).rejects.toThrow(why);
  });

  test('wants one file that can be read', async () => {
    await expect(perform('replay')).rejects.toThrow('Name one receipt');
    await expect(perform('replay', at('a'), at('b'))).rejects.toThrow('Name one receipt');
    await expect(perform('replay', at('nothing'))).rejects.toThrow('no such file');
  });
});

describe('a receipt', () => {
  test('is left by a run that could not start', async () => {
    const receipt = at('none.json');
    const run = perform('run', at('nothing.md'), '--model', 'm', '--receipt', receipt);
    await expect(run).rejects.toThrow('nothing.md');
    const { runs, end }: Receipt = JSON.parse(await readFile(receipt, 'utf8'));
    expect({ runs, end }).toMatchObject({ runs: [], end: { reason: 'misconfigured' } });
    expect(await perform('replay', receipt)).toBe(0);
    expect(printed).toContain('No rule decides misconfigured');
  });

  test('must go to a file that can be written', async () => {
    const run = perform('run', at('bug.md'), '--model', 'm', '--receipt', at('no/such.json'));
    await expect(run).rejects.toThrow('Set --receipt to a file that can be written');
  });
});

/** The receipt of the fix with a change, and a checksum that fits. */
async function resealed(change: (receipt: Receipt) => unknown): Promise<string> {
  const { checksum: _, ...receipt } = JSON.parse(await readFile(at('fix.json'), 'utf8'));
  change(receipt);
  return receiptText(receipt);
}
