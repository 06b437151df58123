import type { ShownText } from '../../../core/repository/index.ts';
import {
  attempts,
  type Due,
  due,
  type RequestLogEntry,
  type Run,
  ruleOn,
  type ToolRead,
} from '../../../core/run/index.ts';
import { errorMessage, UserError } from '../../../engines/errors.ts';
import type { ToolCall } from '../../../engines/model/port/index.ts';
import { clip, oneLine, requestFingerprint } from '../../../engines/text/index.ts';
import type { InvalidInput } from '../../reply/index.ts';
import type { ToolContext } from '../context/index.ts';
import type { PreparedRead, ReadClaim, ReadTool } from './read-tool.ts';
import { maxPage } from './result-page.ts';

/**
 * The calls that are made for one reply, and characters of all their results: of whoever changes files, and of a reviewer,
 * who only settles doubts. With 18,000 characters for the first, five of thirteen recorded runs asked again for what had been
 * cut, each in a further request; with 32,000, three of fourteen.
 */
const atOnce = {
  change: { calls: 5, room: 40_000 },
  review: { calls: 3, room: 16_000 },
} as const;

/** Returns what is shown for one reply of a step. */
export const atOnceIn = (step: Due) => atOnce[step === 'review' ? step : 'change'];

/**
 * Makes at most so many tool calls of one reply in their order, and returns one read for each; identical calls are one. The
 * model is told about invalid input and failed ports; rejects only if the run is cancelled.
 */
export async function explore(
  calls: readonly ToolCall[],
  tools: readonly ReadTool[],
  most: number,
  context: ToolContext,
): Promise<readonly ToolRead[]> {
  const { run, now, signal } = context;
  const epoch = attempts(run);
  const asked = due(run);
  const { room: roomOfAll } = atOnceIn(asked);
  const log = requestLog(run);
  const reads = new Map<string, MadeRead>();
  for (const call of calls) {
    signal.throwIfAborted();
    const at = now();
    const prepared = prepare(call, tools, context);
    const fingerprint = fingerprintOf(call, prepared);
    if (reads.has(fingerprint)) continue;
    const made = [...reads.values()].filter(({ read }) => read.ruling !== 'invalid');
    const limited = made.length >= most ? tooMany(most) : prepared;
    const request = { tool: call.name, fingerprint, at, epoch, asked };
    const readIn = async (room: number) => {
      if (limited.kind === 'invalid') return invalidRead(call, at, limited.why);
      return guardedRead({ ...limited, ...request, room }, log, signal);
    };
    const claim = limited.kind === 'invalid' ? 'whole' : limited.claim;
    reads.set(fingerprint, { read: await readIn(roomOfAll), readIn, claim });
  }
  return shareRoom([...reads.values()], roomOfAll);
}

/** A read that had all the room, and how to make it in less. */
interface MadeRead {
  readonly read: ToolRead;
  readonly claim: ReadClaim;
  readonly readIn: (room: number) => Promise<ToolRead>;
}

/** What comes first where there is no room for all, and what every result has: a page, below what is said above it. */
const claims: readonly ReadClaim[] = ['named', 'whole', 'search'];
const leastRoom = maxPage + 300;

/**
 * Gives what calls name its room first, then files without ranges, then searches: of each kind, small results have all that
 * they need, and the larger ones the same.
 */
async function shareRoom(made: readonly MadeRead[], room: number): Promise<readonly ToolRead[]> {
  const lengthsOf = (some: readonly ReadClaim[]) =>
    made.filter(({ claim }) => some.includes(claim)).map(({ read }) => read.result.length);
  const sumOf = (lengths: readonly number[], most: number) =>
    lengths.reduce((sum, length) => sum + Math.min(length, most), 0);
  const shares = new Map<ReadClaim, number>();
  let left = room;
  for (const [at, claim] of claims.entries()) {
    const share = fairShare(
      lengthsOf([claim]),
      left - sumOf(lengthsOf(claims.slice(at + 1)), leastRoom),
    );
    shares.set(claim, share);
    left -= sumOf(lengthsOf([claim]), share);
  }
  const within = ({ read, readIn, claim }: MadeRead) => {
    const share = shares.get(claim) ?? 0;
    return read.result.length > share ? readIn(share) : read;
  };
  return Promise.all(made.map(within));
}

/** Returns the most that each of these lengths may have so that all together fit. */
export function fairShare(lengths: readonly number[], room: number): number {
  let left = room;
  const ascending = lengths.toSorted((one, other) => one - other);
  for (const [at, length] of ascending.entries()) {
    const share = left / (ascending.length - at);
    if (length > share) return Math.floor(share);
    left -= length;
  }
  return room;
}

function prepare(
  { name, input }: ToolCall,
  tools: readonly ReadTool[],
  context: ToolContext,
): PreparedRead | InvalidInput {
  const tool = tools.find(({ spec }) => spec.name === name);
  if (tool === undefined) return { kind: 'invalid', why: 'there is no reading tool of this name' };
  return tool.prepare(input, context);
}

/** Two calls with the same meaning have the same fingerprint, however they are written. */
function fingerprintOf({ name: tool, input }: ToolCall, prepared: PreparedRead | InvalidInput) {
  return requestFingerprint(
    prepared.kind === 'prepared'
      ? { tool, input: prepared.input, basis: prepared.basis }
      : { tool, invalid: input },
  );
}

const tooMany = (most: number): InvalidInput => ({
  kind: 'invalid',
  why: `only ${most} ${most === 1 ? 'call is' : 'calls are'} made for this reply: repeat this one in the next`,
});

/** A read, with the number of edits before it. */
type LoggedRead = ToolRead & RequestLogEntry;

function requestLog(run: Run): readonly LoggedRead[] {
  return run.steps.flatMap((step, index) => {
    if (step.kind !== 'explored') return [];
    const epoch = attempts({ ...run, steps: run.steps.slice(0, index) });
    return step.reads.map((read) => ({ ...read, epoch }));
  });
}

interface ReadRequest extends PreparedRead, RequestLogEntry {
  readonly tool: string;
  /** Milliseconds on the run's clock. */
  readonly at: number;
  readonly room: number;
  /** The step that is due. */
  readonly asked: Due;
}

/** What the model is to do in place of a request that it makes again. */
const insteadOf: Readonly<Record<Due, string>> = {
  plan: 'plan now',
  edit: 'send the edits now',
  check: 'answer now',
  test: 'answer now',
  review: 'give the verdict now',
};

/** Performs a new request. An identical one is answered once from the log, then refused. */
async function guardedRead(
  { tool, input, fingerprint, at, epoch, room, asked, read }: ReadRequest,
  log: readonly LoggedRead[],
  signal: AbortSignal,
): Promise<ToolRead> {
  const answered = log.filter(({ ruling }) => ruling !== 'invalid' && ruling !== 'failed');
  const ruling = ruleOn(answered, { fingerprint, epoch });
  const earlier = answered.findLast(
    (entry) =>
      entry.ruling === 'fresh' && entry.fingerprint === fingerprint && entry.epoch === epoch,
  );
  const request = { tool, input, fingerprint, ruling, at };
  switch (ruling) {
    case 'fresh':
      return { ...request, ...(await resultOf(() => read(room), signal)) };
    case 'repeated':
      return {
        ...request,
        result: `(requested before. Do not request it again: ${insteadOf[asked]}, or ask for something else.)\n${clip(earlier?.result ?? '', room)}`,
      };
    case 'exhausted':
      return {
        ...request,
        result: 'This was requested twice before, so you cannot read any more.',
      };
  }
}

/** What a read gave. An outage is no answer, so the same request may be made again; a UserError would recur. */
async function resultOf(
  read: () => Promise<ShownText>,
  signal: AbortSignal,
): Promise<Pick<ToolRead, 'ruling' | 'result' | 'shown'>> {
  try {
    const { text, shown } = await read();
    return { ruling: 'fresh', result: text, ...(shown.length > 0 ? { shown } : {}) };
  } catch (error) {
    signal.throwIfAborted();
    const ruling = error instanceof UserError ? 'fresh' : 'failed';
    return { ruling, result: `It could not be read: ${clip(errorMessage(error), 500)}` };
  }
}

/** Records a call that cannot be made. It does not count as a request, so it may be corrected. */
function invalidRead({ name, input }: ToolCall, at: number, why: string): ToolRead {
  const json = JSON.stringify(input) ?? 'null';
  return {
    tool: name.replace(/[^\w.-]/g, '?').slice(0, 64),
    input: json.length <= 300 ? json : JSON.stringify(clip(json, 300)),
    fingerprint: requestFingerprint({ tool: name, input: json }),
    ruling: 'invalid',
    result: `Not done: ${oneLine(why)}.`,
    at,
  };
}
