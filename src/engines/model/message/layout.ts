import { type Dialect, nearestEffort, type ReplyForm } from '../dialect/index.ts';
import {
  type Message,
  type ModelRequest,
  messageText,
  type ReasoningEffort,
  reasoningEfforts,
  type ToolSpec,
} from '../port/index.ts';
import { type LayoutMessage, layoutMessages } from './layout-messages.ts';

/** What a request says in a dialect, before a protocol gives it names. */
export interface Layout {
  readonly messages: readonly LayoutMessage[];
  /** The tools to offer; empty if none. */
  readonly tools: readonly ToolSpec[];
  /** Which of the tools may be called; missing if all. */
  readonly allowed: readonly ToolSpec[] | undefined;
  /** Whether one must be called. */
  readonly isForced: boolean;
  /** The tool of whose input the reply's text has the form; missing if any text will do. */
  readonly format: ToolSpec | undefined;
  readonly effort: ReasoningEffort | undefined;
  readonly maxReply: number;
  /** What the prompt says in all, for an estimate of its tokens. */
  readonly text: string;
}

/** Lays out a request in the dialect of an endpoint, for a reply of at most `maxReplyTokens`. */
export function layOut(request: ModelRequest, maxReplyTokens: number, dialect: Dialect): Layout {
  const tools = toolsOf(request, dialect);
  const asked = withForm(request, dialect.form);
  return {
    messages: layoutMessages(asked, dialect, tools.tools.length > 0),
    ...tools,
    format: dialect.form === 'schema' && wantsForm(request) ? request.answer : undefined,
    effort: effortOf(request, dialect, tools.tools.length > 0),
    maxReply: Math.min(maxReplyTokens, dialect.maxReply ?? maxReplyTokens),
    text: textOf(asked.messages, tools.tools),
  };
}

function textOf(messages: readonly Message[], tools: readonly ToolSpec[]): string {
  const texts = messages.map(messageText);
  return [...texts, ...(tools.length === 0 ? [] : [JSON.stringify(tools)])].join('\n');
}

/** Whether the reply must be an answer through a tool, or in its form. */
const wantsForm = ({ answer, mayBeText }: ModelRequest) => answer !== undefined && !mayBeText;

/** Where tools cannot carry the answer, the last message says what it must look like. */
function withForm(request: ModelRequest, form: ReplyForm): ModelRequest {
  const { messages, answer } = request;
  if (form === 'tools' || answer === undefined || !wantsForm(request)) return request;
  const last = messages.at(-1);
  const said = `You cannot call tools here. Reply with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(answer.parameters)}`;
  const asked: readonly Message[] =
    last?.role === 'user'
      ? [...messages.slice(0, -1), { ...last, text: `${last.text}\n\n${said}` }]
      : [...messages, { role: 'user', text: said }];
  return { ...request, messages: asked };
}

function toolsOf(
  request: ModelRequest,
  dialect: Dialect,
): Pick<Layout, 'tools' | 'allowed' | 'isForced'> {
  const { form, choice } = dialect;
  const { answer, reads, allTools = [], allReads = [] } = request;
  const own = [...(answer === undefined ? [] : [answer]), ...reads];
  // An edit is worth more thought than a look.
  const isThoughtOver = request.mayBeText === true && losesThought(dialect);
  if (form !== 'tools' || isThoughtOver) return { tools: [], allowed: undefined, isForced: false };
  const isForced = wantsForm(request) && choice !== 'auto';
  const offersAll = choice === 'allowed' && allTools.length > 0;
  const names = new Set(allTools.map(({ name }) => name));
  const isKnown = own.every(({ name }) => names.has(name));
  if (offersAll && isKnown) return { tools: allTools, allowed: own, isForced };
  return own.length === 0 && repeatsCalls(request, dialect)
    ? { tools: allReads, allowed: [], isForced }
    : { tools: own, allowed: undefined, isForced };
}

/**
 * Whether earlier calls stay calls in a request that allows none, so that it begins like the one before. A model
 * that can think only without tools does without.
 */
function repeatsCalls({ messages }: ModelRequest, dialect: Dialect): boolean {
  const { choice, forbidsTools } = dialect;
  const isCalled = messages.some(({ role }) => role === 'tools');
  return isCalled && forbidsTools && choice !== 'auto' && !losesThought(dialect);
}

/** Whether the model does not think in requests with tools. */
const losesThought = ({ unreasonedTools, apis }: Dialect) => unreasonedTools && apis[0] === 'chat';

/** The effort to send, a step lower if replies need more room; `undefined` for the provider's default. */
function effortOf(
  { needsRoom = false }: ModelRequest,
  dialect: Dialect,
  hasTools: boolean,
): ReasoningEffort | undefined {
  if (hasTools && losesThought(dialect)) return 'none';
  const { effort, reasons } = dialect;
  const wanted = needsRoom && reasons ? lower(effort ?? usualEffort) : effort;
  return wanted === undefined ? undefined : nearestEffort(wanted, dialect);
}

/** The default of most providers. */
const usualEffort: ReasoningEffort = 'medium';

/** The effort a step below, but never one at which a model stops thinking. */
function lower(effort: ReasoningEffort): ReasoningEffort {
  const step = reasoningEfforts.indexOf(effort);
  return step <= reasoningEfforts.indexOf('low') ? effort : (reasoningEfforts[step - 1] ?? effort);
}
