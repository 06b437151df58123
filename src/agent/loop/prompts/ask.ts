import { askedLines, type Lines, mentionsText } from '../../../core/repository/index.ts';
import { type Call, currentPatch, type Run } from '../../../core/run/index.ts';
import { isTestFile, type RepoPath, repoPath } from '../../../engines/files/index.ts';
import {
  type Message,
  type ModelReply,
  type ModelRequest,
  messageText,
  PromptTooLong,
} from '../../../engines/model/port/index.ts';
import { enclosed, requestFingerprint } from '../../../engines/text/index.ts';
import { findCalls } from '../../reply/index.ts';
import {
  type StepContext,
  type StepPlace,
  scanCurrent,
  similarFiles,
  type Task,
} from '../context/index.ts';
import { currentFiles } from './change-so-far.ts';
import { type ExampleContext, examples } from './examples.ts';
import { fitPrompt } from './fit.ts';
import { guidance } from './guidance.ts';
import { likelyFiles, likelyParts } from './likely-files.ts';
import { changeMaterial, gatherMaterial, reviewMaterial } from './material.ts';
import { fixed, type PromptMessage, type PromptPart } from './part.ts';
import { commonRules } from './rules.ts';
import type { StepTask } from './task.ts';

/** What one step asks: what it is to do now, and the tools that may carry the reply; without them it is text. */
export interface StepQuestion
  extends Partial<Pick<ModelRequest, 'answer' | 'mayBeText' | 'reads'>> {
  readonly task: StepTask;
}

/** A reply of the model, and what the run records of the call. */
export interface AskResult {
  readonly reply: ModelReply;
  readonly call: Call;
  /** Whether it calls a reading tool, whatever was offered. */
  readonly isReading: boolean;
}

/**
 * Asks the model. Every request of a run begins alike, and a further one of a step only appends to it. Calls that the model wrote as text are among the reply's tool calls.
 */
export async function askModel(
  task: Task,
  run: Run,
  context: StepContext,
  { task: asked, ...tools }: StepQuestion,
): Promise<AskResult> {
  const { now } = context;
  const [beginning, material] = await prompts[asked.about]({ task, run, context }, asked);
  const start = now();
  const { reply, request, leftOut } = await askWithin(
    withClosing([...beginning, ...material], asked.closing),
    {
      stable: beginning.length,
      cacheKey: requestFingerprint([task.key, task.instruction]),
      allTools: context.allTools,
      // A model that has once thought for too long does so again.
      needsRoom: run.steps.some((step) => step.kind === 'cut' && step.why !== 'calls'),
      allReads: context.allReads,
      reads: [],
      ...(asked.about === 'review' ? { isReview: true } : {}),
      ...tools,
    },
    context,
  );
  const call: Call = {
    prompt: request.messages
      .map((message) => `[${message.role}]\n${messageText(message)}`)
      .join('\n\n'),
    reply: wholeReply(reply),
    spent: reply.spent,
    elapsed: now() - start,
    losses: reply.losses,
    ...(reply.served === undefined ? {} : { served: reply.served }),
    ...(leftOut.length > 0 ? { leftOut } : {}),
  };
  const found = findCalls(reply, request);
  // The endpoint would miss calls that are none.
  const isMade = found.text === reply.text;
  const isKept = isMade && found.toolCalls.length === reply.toolCalls.length;
  const continuation = isKept ? reply.continuation : undefined;
  const reads = new Set(context.allReads.map(({ name }) => name));
  const isReading =
    reply.toolCalls.length > 0 && found.toolCalls.some(({ name }) => reads.has(name));
  return { reply: { ...reply, ...found, continuation }, call, isReading };
}

/** The beginning of a prompt, which endpoints may cache, and what follows it. */
type Shown = readonly [readonly PromptMessage[], readonly PromptMessage[]];

/** Adds what is left to say, in a message of its own only behind looks. */
function withClosing(
  messages: readonly PromptMessage[],
  closing: readonly PromptPart[],
): readonly PromptMessage[] {
  const last = messages.at(-1);
  return last?.role === 'user'
    ? [...messages.slice(0, -1), { ...last, parts: [...last.parts, ...closing] }]
    : [...messages, { role: 'user', parts: closing }];
}

/** What is shown for each kind of task. */
const prompts: Readonly<
  Record<StepTask['about'], (place: StepPlace, asked: StepTask) => Promise<Shown>>
> = {
  /** Plans, and edits of the files as they were, are one conversation: each shows what those before it have shown. */
  async run(place, { question }) {
    const { task, run, context } = place;
    const likely = await likelyFiles(task, context);
    const files = [...(await fileNames(task, context)), ...likelyParts(likely, run)];
    return [
      await commonBeginning(task, context, files),
      await gatherMaterial(place, { likely, question }),
    ];
  },
  /** An edit of a change begins anew, since what was read for the plan is old. */
  async change(place, { question }) {
    const { task, run, context } = place;
    const likely = await likelyFiles(task, context);
    const begun = (path: string) => likely.find(({ file }) => file.path === path)?.lines ?? [];
    const files = await currentFiles(place, { begun, failed: await failedTests(place) });
    const isTested = [...currentPatch(run).keys()].some(isTestFile);
    const beginning = await commonBeginning(task, context, [], !isTested);
    return [beginning, changeMaterial(run, { files, question })];
  },
  /** A review begins anew, so that the change is judged by itself. */
  async review({ task, run, context }, { question }) {
    return [await reviewBeginning(task, context), reviewMaterial(run, question)];
  },
};

type Envelope = Omit<ModelRequest, 'messages'>;

/** Asks in as short a prompt as the model is known to need and, if even that is too long, in a shorter one. */
async function askWithin(
  prompt: readonly PromptMessage[],
  envelope: Envelope,
  { model, signal }: StepContext,
) {
  const askOnce = async () => {
    const excessOf = (messages: readonly Message[]) => model.excess({ ...envelope, messages });
    const { messages, leftOut } = fitPrompt(prompt, excessOf);
    const request: ModelRequest = { ...envelope, messages };
    return { request, leftOut, reply: await model.ask(request, signal) };
  };
  try {
    return await askOnce();
  } catch (error) {
    if (!(error instanceof PromptTooLong)) throw error;
    return askOnce();
  }
}

function wholeReply({ text, toolCalls }: ModelReply): string {
  return toolCalls.length === 0 ? text : `${text}\n${JSON.stringify(toolCalls)}`.trim();
}

/** Returns the first messages of the requests of a run: the rules, the ticket, the guidance, examples if wanted, and these files. */
export async function commonBeginning(
  task: Task,
  context: ExampleContext,
  files: readonly PromptPart[] = [],
  hasExamples = true,
): Promise<readonly PromptMessage[]> {
  const guide = await guidance(task, context);
  const shown = hasExamples ? await examples({ task, context, shown: files }) : [];
  return beginning(task, [...guide.map(fixed), ...shown, ...files]);
}

/** Returns the first messages of a review: the rules, the ticket, and what the guidance says of tests and style. */
async function reviewBeginning(
  task: Task,
  context: Pick<StepContext, 'repository' | 'workspace'>,
): Promise<readonly PromptMessage[]> {
  return beginning(task, (await guidance(task, context, true)).map(fixed));
}

function beginning(task: Task, parts: readonly PromptPart[]): readonly PromptMessage[] {
  const ticket = fixed(enclosed('ticket', task.instruction));
  return [
    { role: 'system', parts: [fixed(commonRules)] },
    { role: 'user', parts: [ticket, ...parts], pictures: task.pictures },
  ];
}

/** Returns what the names in the ticket mean, and the list of files. */
export async function fileNames(
  task: Task,
  { repository }: Pick<StepContext, 'repository'>,
): Promise<readonly PromptPart[]> {
  const { tree, ranking } = await repository(task);
  const meanings = mentionsText(ranking.mentions, (name) => similarFiles(name, ranking.paths));
  return [
    ...(meanings === '' ? [] : [fixed(`What the ticket names:\n${enclosed('files', meanings)}`)]),
    fixed(enclosed('files', tree())),
  ];
}

/** Tests that are shown, and files of tests in which they are looked for. */
const most = { tests: 3, files: 400 } as const;

/** Lines that runners print of tests that pass. */
const passed = /^\s*(?:✓|✔|√|ok\b|PASS\b).*$|^.*\bPASSED\b.*$/gm;

/** Returns the places that the last failure names in files of tests, by their files. */
export async function failedTests({
  task,
  run,
  context,
}: StepPlace): Promise<ReadonlyMap<RepoPath, readonly Lines[]>> {
  const last = run.steps.findLast(({ kind }) => kind === 'tested' || kind === 'reviewed');
  const tests = last?.kind === 'tested' ? last.results.tests : undefined;
  if (tests?.kind !== 'failed') return new Map();
  const output = tests.output.replace(passed, '');
  const { ranking } = await context.repository(task);
  const all = [...currentPatch(run).keys(), ...ranking.paths].filter(isTestFile);
  const named = all.filter((path) => output.includes(path.slice(path.lastIndexOf('/') + 1)));
  const told = new Map<RepoPath, readonly Lines[]>();
  let left: number = most.tests;
  await scanCurrent(
    [...new Set(named)].slice(0, most.files),
    { ...context, task, run },
    (name, text) => {
      const path = repoPath(name, task.paths);
      const lines = askedLines({ path: name, text }, output).slice(0, left);
      if (typeof path === 'string' && lines.length > 0) told.set(path, lines);
      left -= lines.length;
      return left > 0;
    },
  );
  return told;
}
