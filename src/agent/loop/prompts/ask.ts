import { type Call, currentPatch, type Run } from '../../../core/run/index.ts';
import { isTestFile } from '../../../engines/files/index.ts';
import {
  type Message,
  type ModelReply,
  type ModelRequest,
  messageText,
  PromptTooLong,
} from '../../../engines/model/port/index.ts';
import { requestFingerprint } from '../../../engines/text/index.ts';
import { findCalls } from '../../reply/index.ts';
import type { StepContext, StepPlace, Task } from '../context/index.ts';
import { commonBeginning, fileNames, reviewBeginning } from './beginning.ts';
import { currentFiles } from './change-so-far.ts';
import { failedTests } from './failed-tests.ts';
import { fitPrompt } from './fit.ts';
import { likelyFiles, likelyParts } from './likely-files.ts';
import { changeMaterial, gatherMaterial, reviewMaterial } from './material.ts';
import type { PromptMessage, PromptPart } from './part.ts';
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
