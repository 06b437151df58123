import type { RunContext } from '../../../src/agent/loop/context/run-context.ts';
import type {
  Hit,
  Model,
  ModelReply,
  ModelRequest,
  SourceFile,
  Syntax,
  Workspace,
} from '../../../src/agent/ports.ts';

/** What a scripted model does when it is asked: it replies, or it rejects. */
export type Scripted = ModelReply | Error;

/** A model that follows a script, and keeps what it was asked. */
export interface ScriptedModel extends Model {
  readonly requests: readonly ModelRequest[];
}

/** A reply in plain text; not `complete` when it was cut at a length limit, `finished` unless told otherwise. */
export function says(text: string, complete = true, finished = complete): ModelReply {
  return {
    text,
    toolCalls: [],
    usage: { attempts: 1, promptTokens: 100, completionTokens: 10, estimated: false },
    complete,
    finished,
  };
}

/** A reply that calls a tool. */
export function calls(name: string, input: unknown): ModelReply {
  return { ...says(''), toolCalls: [{ name, input }] };
}

/** A model that gives these replies in turn, and an error for each call after the last of them. */
export function scriptedModel(...script: readonly Scripted[]): ScriptedModel {
  return respondingModel((_, index) => script[index] ?? new Error('The script is at its end.'));
}

/** A model whose replies are made from the request and how many came before it. */
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

/** The last prompt that the model was sent, all roles together. */
export function lastPrompt({ requests }: ScriptedModel): string {
  return (
    requests
      .at(-1)
      ?.messages.map(({ text }) => text)
      .join('\n') ?? ''
  );
}

/** A file's text, or `null` for a file that is there but is not text. */
export type MemoryFiles = Readonly<Record<string, string | null>>;

/** The lines of the files that hold the text, case ignored. */
function hitsIn(files: MemoryFiles, text: string): Hit[] {
  return Object.keys(files)
    .sort()
    .flatMap((path) =>
      (files[path] ?? '').split('\n').map((line, index) => ({ path, line: index + 1, text: line })),
    )
    .filter((hit) => text !== '' && hit.text.toLowerCase().includes(text.toLowerCase()));
}

/** A repository in memory; files that end in `.sh` are executable. */
/** A repository in memory. */
export function memoryWorkspace(files: MemoryFiles): Workspace {
  return {
    paths: async () => Object.keys(files).sort(),
    async read(path): Promise<SourceFile | undefined> {
      const text = Object.hasOwn(files, path) ? (files[path] ?? null) : null;
      return text === null ? undefined : { text, executable: path.endsWith('.sh') };
    },
    search: async (text, limit) => hitsIn(files, text).slice(0, limit),
  };
}

/** A syntax that any line holding `BROKEN` breaks, and that does not know `.txt`. */
const memorySyntax: Syntax = {
  async check(path, _, after) {
    if (path.endsWith('.txt')) return { kind: 'unchecked' };
    const line = after.split('\n').findIndex((text) => text.includes('BROKEN')) + 1;
    if (line === 0) return { kind: 'sound' };
    return { kind: 'broken', problems: [{ line, message: 'it says BROKEN' }] };
  },
};

/** The time of day in memory goes on from world to world: two minutes with each look. */
let timeOfDay = Date.UTC(2026, 10, 20, 9);

function laterDate(): Date {
  timeOfDay += 120_000;
  return new Date(timeOfDay);
}

/** The loop's world around a model and some files, with a clock that ticks once a look. */
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
