import type { ShownText } from '../../../core/repository/index.ts';
import type { Call, Run } from '../../../core/run/index.ts';
import { requestFingerprint } from '../../../core/text/index.ts';
import {
  type Message,
  type ModelReply,
  type ModelRequest,
  messageText,
  PromptTooLong,
} from '../../ports.ts';
import { findCalls, isNamed, offeredTool } from '../../reply/index.ts';
import type { StepContext, Task } from '../context/index.ts';
import { commonBeginning, fileNames, reviewBeginning } from './beginning.ts';
import { fitPrompt } from './fit.ts';
import { likelyFiles, likelyParts } from './likely-files.ts';
import { gatherMaterial, reviewMaterial } from './material.ts';
import type { PromptMessage, PromptPart } from './part.ts';

/** What one step asks: what it is to do now, and the tools that may carry the reply; without them it is text. */
export interface StepQuestion
  extends Partial<Pick<ModelRequest, 'answer' | 'mayBeText' | 'reads' | 'isReview'>> {
  readonly task: readonly PromptPart[];
}

/** A reply of the model, and what the run records of the call. */
export interface AskResult {
  readonly reply: ModelReply;
  readonly call: Call;
  /** Whether it calls a reading tool, whatever was offered. */
  readonly isReading: boolean;
  /** What the request shows of files. */
  readonly seen: readonly ShownText[];
}

/**
 * Asks the model. Every request of a run begins alike, then shows what the run has shown before, and ends with what the
 * step is to do. Calls that the model wrote as text are among the reply's tool calls.
 */
export async function askModel(
  task: Task,
  run: Run,
  context: StepContext,
  { task: question, ...tools }: StepQuestion,
): Promise<AskResult> {
  const { now } = context;
  const [beginning, material] = await (tools.isReview ? reviewPrompt : conversation)(
    task,
    run,
    context,
  );
  const start = now();
  const { reply, request, seen, leftOut } = await askWithin(
    [...beginning, ...material, { role: 'user', parts: question }],
    {
      stable: beginning.length,
      cacheKey: requestFingerprint([task.key, task.instruction]),
      allTools: context.allTools,
      // A model that has once thought for too long does so again.
      needsRoom: run.steps.some((step) => step.kind === 'cut' && step.why !== 'calls'),
      allReads: context.allReads,
      reads: [],
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
  // Calls without a name are none, and the endpoint would miss them.
  const isKept = reply.toolCalls.length > 0 && reply.toolCalls.every(isNamed);
  const continuation = isKept ? reply.continuation : undefined;
  const isReading = reply.toolCalls.some(
    ({ name }) => offeredTool(name, context.allReads) !== undefined,
  );
  return { reply: { ...reply, ...findCalls(reply, request), continuation }, call, isReading, seen };
}

/** The beginning of a prompt, which endpoints may cache, and what follows it. */
type Shown = readonly [readonly PromptMessage[], readonly PromptMessage[]];

/** Plans and edits are one conversation: each request shows what those before it have shown. */
async function conversation(task: Task, run: Run, context: StepContext): Promise<Shown> {
  const likely = await likelyFiles(task, context);
  const files = [...(await fileNames(task, context)), ...likelyParts(likely, run)];
  return [
    await commonBeginning(task, context, files),
    await gatherMaterial(task, run, context, likely),
  ];
}

/** A review begins anew, so that the change is judged by itself. */
async function reviewPrompt(task: Task, run: Run, context: StepContext): Promise<Shown> {
  return [await reviewBeginning(task, context), reviewMaterial(run)];
}

type Envelope = Omit<ModelRequest, 'messages'>;

/** Asks in as short a prompt as the model is known to need and, if even that is too long, in a shorter one. */
async function askWithin(
  prompt: readonly PromptMessage[],
  envelope: Envelope,
  { model, signal }: StepContext,
) {
  const askOnce = async () => {
    const excessOf = (messages: readonly Message[]) => model.excess({ ...envelope, messages });
    const { messages, seen, leftOut } = fitPrompt(prompt, excessOf);
    const request: ModelRequest = { ...envelope, messages };
    return { request, seen, leftOut, reply: await model.ask(request, signal) };
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
