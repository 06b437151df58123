import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readArguments } from '../../../src/cli/main.ts';
import { runCli } from '../../../src/cli/run/run.ts';
import { answering } from '../../support/openai/faults.ts';
import { inOrder, startOpenAi } from '../../support/openai/openai.ts';
import { parcelFiles } from '../../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../support/project/script.ts';
import { temporaryFolder, temporaryRepository } from '../../support/repository.ts';

const grammars = new URL('../../dist/grammars/', import.meta.url);
/** A port at which nobody listens. */
const nowhere = 'http://127.0.0.1:9';

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
  vi.unstubAllEnvs();
});

/** Runs on a fresh project that has a ticket; resolves to the exit code and what the project holds then. */
async function run(url: string, options: readonly string[]) {
  await using repository = await temporaryRepository(parcelFiles);
  await using outside = await temporaryFolder();
  const ticket = join(outside.directory, 'bug.md');
  await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
  const where = ['--ticket', ticket, '--repo', repository.directory, '--base-url', url];
  const read = readArguments(['run', ...where, '--model', 'scripted', ...options], {});
  if (read.kind !== 'run') throw new Error('This is not a run.');
  const code = await runCli(read, grammars, new AbortController().signal);
  return { code, text: await readFile(join(repository.directory, 'src/postage.js'), 'utf8') };
}

describe('a run at a terminal', () => {
  const untouched = parcelFiles['src/postage.js'];

  test('does not write a change that exceeds the caps', async () => {
    await using openai = await startOpenAi(
      inOrder([planReply(['src/postage.js']), editReply(fixBlock)]),
    );
    const ended = await run(openai.url, ['--max-lines', '1', '--max-calls', '2']);
    expect(ended).toEqual({ code: 12, text: untouched });
    expect(printed).toContain('the change adds and removes 2 lines; the limit is 1');
    expect(openai.violations).toEqual([]);
  });

  test('shows what the model does in a live line, of which nothing remains', async () => {
    const { isTTY } = process.stderr;
    Object.assign(process.stderr, { isTTY: true });
    vi.stubEnv('NO_COLOR', '');
    vi.stubEnv('TERM', 'xterm');
    try {
      await using openai = await startOpenAi(
        inOrder([planReply(['src/postage.js']), editReply(fixBlock)]),
      );
      await run(openai.url, ['--max-lines', '1', '--max-calls', '2']);
    } finally {
      Object.assign(process.stderr, { isTTY });
    }
    expect(printed).toContain('plan · 0 s · call 1 of 2');
    expect(printed).toMatch(/edit · 0 s · call 2 of 2 · [\d,]+ tokens/);
    // Each piece up to an erasure is gone from the row on which it began.
    const rows = printed.split('\n').map((row) => row.split('\r\u001b[K').at(-1) ?? '');
    expect(rows.join('\n')).not.toMatch(/ · /);
    expect(rows.join('\n')).toMatch(/^plan: fix/m);
    expect(rows.join('\n')).toContain('\u001b[1mStopped: budget-exhausted.\u001b[22m ');
  });

  test('says in a log when a step, a wait or a command begins', async () => {
    const busy = { fault: answering(429, {}, { 'retry-after-ms': '20' }) };
    await using openai = await startOpenAi(
      inOrder([busy, planReply(['src/postage.js']), editReply(fixBlock)]),
    );
    const commands = ['--setup-command', 'true', '--lint-command', 'echo'];
    await run(openai.url, [...commands, '--max-calls', '3', '--test-isolation', 'none']);
    const begun = /^(?:\w+: (?:asking|running) .*|waiting .*)$/gm;
    expect(printed.match(begun)).toEqual([
      'setup: running true',
      'plan: asking the model (call 1 of 3)',
      'waiting 1 s: the endpoint asks for it (429)',
      'plan: asking the model (call 2 of 3)',
      'edit: asking the model (call 3 of 3)',
      'lint: running echo',
    ]);
  });

  test('names an endpoint that cannot be reached, and its option', async () => {
    expect(await run(nowhere, [])).toEqual({ code: 2, text: untouched });
    expect(printed).toContain(`The model's endpoint cannot be reached at`);
    expect(printed).toContain(nowhere);
    expect(printed).toMatch(/Stopped: misconfigured\. .*\n$/);
  });

  test('names a folder that is not a repository, and its option', async () => {
    await using folder = await temporaryFolder();
    const ended = run(nowhere, ['--repo', folder.directory]);
    await expect(ended).rejects.toThrow(/--repo/);
    await expect(ended).rejects.toThrow(folder.directory);
  });
});
