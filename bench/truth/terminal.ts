import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CliProcess, runCli } from '../../test/support/cli.ts';
import { type ChatRequest, type Script, startOpenAi } from '../../test/support/openai/openai.ts';
import { type Files, temporaryFolder, temporaryRepository } from '../../test/support/repository.ts';

/** A run of the command line on a new repository. */
export interface TerminalRun extends CliProcess {
  readonly files: Files;
  /** Markdown; its first heading is the summary. */
  readonly ticket: string;
  readonly model: Script;
  readonly options?: readonly string[];
  /** How the arguments name the file of the ticket; by default, with `--ticket`. */
  readonly named?: (file: string) => readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the repository before the run. */
  readonly prepare?: (directory: string) => Promise<void>;
}

export interface TerminalResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** From the last line; empty if there is none. */
  readonly stopReason: string;
  /** Requests that reached the model. */
  readonly chats: readonly ChatRequest[];
  /** The text of a file after the run; empty if there is none. */
  readonly fileAfter: (path: string) => Promise<string>;
}

/** Runs `dist/cli.js run` and passes the result to `inspect` while the repository exists. */
export async function atTerminal(
  { files, ticket, model, options = [], env = {}, prepare, named, ...process }: TerminalRun,
  inspect: (result: TerminalResult) => Promise<void> | void,
): Promise<void> {
  await using repository = await temporaryRepository(files);
  await using outside = await temporaryFolder();
  await using endpoint = await startOpenAi(model);
  const file = join(outside.directory, 'bug.md');
  await writeFile(file, ticket);
  await prepare?.(repository.directory);
  const ticketArguments = named?.(file) ?? ['--ticket', file];
  const given = [...ticketArguments, '--repo', repository.directory, '--base-url', endpoint.url];
  const ended = await runCli(['run', ...given, '--model', 'scripted', ...options], env, process);
  await inspect({
    ...ended,
    stopReason: /^Stopped: ([\w-]+)/.exec(ended.lastLine)?.[1] ?? '',
    chats: endpoint.chats,
    fileAfter: (path) => readFile(join(repository.directory, path), 'utf8').catch(() => ''),
  });
}
