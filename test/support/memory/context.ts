import type { RunContext } from '../../../src/agent/loop/index.ts';
import type { Checks, SourceFile, Workspace } from '../../../src/agent/ports.ts';
import type { Patch } from '../../../src/engines/edits/index.ts';
import type { CommandResult } from '../../../src/engines/evidence/index.ts';
import {
  type Model,
  type ModelReply,
  type ModelRequest,
  messageText,
} from '../../../src/engines/model/port/index.ts';
import type { Syntax } from '../../../src/engines/syntax/index.ts';
import { definitionsIn } from './definitions.ts';

/** What a scripted model does in one call: it replies, or it rejects. */
export type Scripted = ModelReply | Error;

/** A model that follows a script and records its requests. */
export interface ScriptedModel extends Model {
  readonly requests: readonly ModelRequest[];
}

/** A reply in plain text. */
export function says(text: string, ended: ModelReply['ended'] = 'stopped'): ModelReply {
  return {
    text,
    toolCalls: [],
    spent: {
      calls: 1,
      promptTokens: 100,
      completionTokens: 10,
      reasoningTokens: 0,
      cachedTokens: 0,
      cacheWrittenTokens: 0,
      estimated: false,
    },
    ended,
    losses: [],
  };
}

/** A reply that calls a tool. */
export function calls(name: string, input: unknown): ModelReply {
  return { ...says(''), toolCalls: [{ name, input }] };
}

/** A model that gives these replies in turn, and then rejects. */
export function scriptedModel(...script: readonly Scripted[]): ScriptedModel {
  return respondingModel((_, index) => script[index] ?? new Error('The script is at its end.'));
}

/** A model whose replies are made from the request and its index. */
export function respondingModel(
  respond: (request: ModelRequest, index: number) => Scripted,
): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    requests,
    async ask(request, { beforeAttempt }) {
      beforeAttempt();
      requests.push(request);
      const reply = respond(request, requests.length - 1);
      if (reply instanceof Error) throw reply;
      return reply;
    },
  };
}

/** The last prompt that the model was sent, with all roles. */
export function lastPrompt({ requests }: ScriptedModel): string {
  return requests.at(-1)?.messages.map(messageText).join('\n') ?? '';
}

/** A file's text, or `null` for a binary file; those in `latin/` are not UTF-8. */
export type MemoryFiles = Readonly<Record<string, string | null>>;

const encoder = new TextEncoder();

/** A repository in memory; files that end in `.sh` are executable. */
export function memoryWorkspace(files: MemoryFiles): Workspace {
  return {
    paths: async () => Object.keys(files).sort(),
    async read(path): Promise<SourceFile | undefined> {
      const text = Object.hasOwn(files, path) ? (files[path] ?? null) : null;
      const encoding = path.startsWith('latin/') ? 'single-byte' : undefined;
      return text === null ? undefined : { text, executable: path.endsWith('.sh'), encoding };
    },
    obstacle: async (path) =>
      Object.hasOwn(files, path) && files[path] === null ? { kind: 'binary' } : undefined,
    async scan(paths, visit) {
      for (const path of paths) {
        const text = Object.hasOwn(files, path) ? (files[path] ?? null) : null;
        if (text !== null && visit(path, encoder.encode(text)) === false) return;
      }
    },
    history: async () => [],
  };
}

/** A syntax that any line with `BROKEN` breaks; `.txt` is not checked, and a right-to-left override is hidden. */
const memorySyntax: Syntax = {
  definitions: async (_, text) => definitionsIn(text),
  async check(path, _, after) {
    const lineOf = (word: string) => after.split('\n').findIndex((text) => text.includes(word)) + 1;
    const [line, hiddenLine] = [lineOf('BROKEN'), lineOf('\u202E')];
    const override = { line: hiddenLine, column: 1, message: 'U+202E right-to-left override' };
    const hidden = hiddenLine > 0 ? { hidden: [override] } : {};
    if (path.endsWith('.txt')) return { kind: 'unchecked', why: 'no grammar for .txt', ...hidden };
    if (line === 0) return { kind: 'sound', ...hidden };
    const problems = [{ line, column: 1, message: 'it says BROKEN' }];
    return { kind: 'broken', problems, ...hidden };
  },
};

/** The time of day, shared by all contexts: it advances two minutes per call. */
let timeOfDay = Date.UTC(2026, 10, 20, 9);

function laterDate(): Date {
  timeOfDay += 120_000;
  return new Date(timeOfDay);
}

/** Creates a context with a model and some files; its clock ticks once per call. */
export function memoryContext(
  model: Model,
  files: MemoryFiles,
  signal: AbortSignal = new AbortController().signal,
): RunContext {
  let clock = 0;
  return {
    model,
    workspace: memoryWorkspace(files),
    syntax: memorySyntax,
    now: () => {
      clock += 1;
      return clock;
    },
    date: laterDate,
    signal,
  };
}

/** Checks of one command, the tests, which end as `run` says. */
export function memoryChecks(
  run: (what: Parameters<Checks['run']>[0], patch: Patch) => CommandResult,
  more: Partial<Checks> = {},
): Checks {
  return {
    commands: [{ name: 'tests', text: 'run all' }],
    isolation: 'They run apart.',
    prepare: async () => undefined,
    run: async (what, patch) => run(what, patch),
    ...more,
  };
}
