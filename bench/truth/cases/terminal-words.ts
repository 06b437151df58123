import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runCli } from '../../../test/support/cli.ts';
import { temporaryFolder, writeFiles } from '../../../test/support/repository.ts';
import { bug, ideal, missing, promising, repeating } from '../../loop/models.ts';
import type { Case } from '../case.ts';
import { atTerminal, type TerminalRun } from '../terminal.ts';

const files = { [bug.path]: `def add(a, b):\n${bug.wrong}\n` };
const ticket = '# add() returns the difference\n\nadd(2, 1) in calc.py returns 1.\n';
const model = { MODEL: 'scripted', OPENAI_API_KEY: 'key' };

/** Runs with a good model; the fix has to be in the work tree. */
const fixes = (how: Partial<TerminalRun>) => () =>
  atTerminal({ files, ticket, model: ideal, ...how }, async ({ code, stderr, fileAfter }) => {
    assert.equal(code, 0, stderr);
    assert.match(await fileAfter(bug.path), /a \+ b/);
  });

/** The arguments are refused with one line that matches, before the stop reason and after the receipt, if any. */
const refuses = (args: readonly string[], sentence: RegExp) => async () => {
  const { code, stderr } = await runCli(args, model);
  assert.equal(code, 2);
  assert.match(stderr, /^(?:Receipt sha256:\w+\n)?[^\n]+\nStopped: misconfigured\.\n$/);
  assert.match(stderr, sentence);
  assert.doesNotMatch(stderr, /ENOENT|EISDIR|Invalid input|action|workflow/i);
};

/** Writes a ticket outside of any repository, and refuses it. */
const refusesTicket = (name: string, text: string, sentence: RegExp) => async () => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.directory, { [name]: text });
  await refuses(['run', join(folder.directory, name)], sentence)();
};

const helps = (args: readonly string[], entry: RegExp) => async () => {
  const { code, stdout, stderr } = await runCli(args);
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, entry);
};

export const cases: readonly Case[] = [
  { name: '-h prints the help', check: helps(['run', '-h'], /--ticket FILE/) },
  { name: 'no command at all prints the help', check: helps([], /^Commands:\n {2}run /m) },
  {
    name: '--ticket - reads the ticket from standard input',
    check: fixes({ named: () => ['--ticket', '-'], input: ticket }),
  },
  {
    name: 'a JSON ticket may come from standard input, too',
    check: fixes({ named: () => ['-'], input: JSON.stringify({ summary: ticket }) }),
  },
  { name: 'run bug.md takes the file', check: fixes({ named: (file) => [file] }) },
  {
    name: 'a misspelt option gets the nearest one as a suggestion',
    check: refuses(['run', '--tikcet', 'bug.md'], /did you mean --ticket\?/),
  },
  {
    name: 'a misspelt command gets the nearest one as a suggestion',
    check: refuses(['swep'], /did you mean sweep\?/),
  },
  {
    name: 'a ticket without a command gets the command as a suggestion',
    check: refuses(['bug.md'], /did you mean run bug\.md\?/),
  },
  {
    name: 'a ticket file that does not exist is reported in a sentence',
    check: refuses(['run', 'no-such.md'], /no-such\.md cannot be read \(no such file/),
  },
  {
    name: 'a directory in place of a ticket file is reported in a sentence',
    check: refuses(['run', '--ticket', '.'], /cannot be read \(.*directory\)/),
  },
  {
    name: 'a ticket that is not JSON is reported in a sentence',
    check: refusesTicket('bug.json', '{"summary":', /bug\.json is not JSON/),
  },
  {
    name: 'a ticket with a wrong field is reported in a sentence that names the field',
    check: refusesTicket('bug.json', '{"summary": 3}', /set "summary" to a sentence/),
  },
  {
    name: 'a folder without a repository is reported with --repo alone',
    check: async () => {
      await using folder = await temporaryFolder();
      await writeFiles(folder.directory, { 'bug.md': ticket });
      const args = ['run', join(folder.directory, 'bug.md'), '--repo', folder.directory];
      await refuses(args, /^Set --repo to a directory in a git repository/m)();
    },
  },
  {
    name: 'a trace that cannot be written is reported in a sentence, before the model is asked',
    check: () =>
      atTerminal(
        { files, ticket, model: ideal, options: ['--trace', '/nowhere/trace.json'] },
        ({ code, stderr, chats }) => {
          assert.deepEqual([code, chats.length], [2, 0]);
          assert.match(stderr, /Set --trace to .*\(no such file or directory\)/);
        },
      ),
  },
  {
    name: 'uncommitted changes in files of the fix are kept and named',
    check: () =>
      atTerminal(
        {
          ...{ files, ticket, model: ideal },
          prepare: (directory) =>
            writeFiles(directory, { [bug.path]: `# mine\n${files[bug.path]}` }),
        },
        async ({ stderr, fileAfter }) => {
          assert.match(stderr, /^Not committed yet: src\/calc\.py\./m);
          assert.equal(await fileAfter(bug.path), `# mine\ndef add(a, b):\n${bug.right}\n`);
        },
      ),
  },
  {
    name: 'the last line of a fix names the next step, git diff',
    check: () =>
      atTerminal({ files, ticket, model: ideal }, ({ stderr }) => {
        assert.match(
          stderr,
          /^Next: review the fix with `git -C \S+ diff`\.\nStopped: approved\..*\n$/m,
        );
      }),
  },
  {
    name: 'no end at a terminal speaks of pull requests, workflows, jobs or secrets',
    check: async () => {
      for (const end of [ideal, missing, promising, repeating])
        await atTerminal({ files, ticket, model: end }, ({ stdout, stderr }) => {
          assert.doesNotMatch(stdout + stderr, /pull request|workflow|checkout|secret|\bjob\b/i);
        });
    },
  },
];
