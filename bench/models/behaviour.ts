import type { Ability } from '../../src/engines/model/port/index.ts';
import type { Api } from '../../test/support/openai/chat.ts';
import { answering, type Fault } from '../../test/support/openai/faults.ts';
import type { ChatRequest, Scripted } from '../../test/support/openai/openai.ts';

/** One way in which an endpoint answers a model that is otherwise ideal, and what must come of it. */
export interface Behaviour {
  readonly name: string;
  /** Where the answer was recorded or documented, or what it is modelled on. */
  readonly source: string;
  /** The protocols that it speaks; both by default. */
  readonly apis?: readonly Api[];
  readonly options?: readonly string[];
  /** Whether the model reads a file before it plans. */
  readonly looks?: boolean;
  /** Further files of the repository, and of the ticket's folder. */
  readonly files?: Readonly<Record<string, string>>;
  readonly ticket?: Readonly<Record<string, string | Uint8Array>>;
  /** The endpoint's answer in place of the model's; `index` counts requests from 0. */
  readonly answer: (request: ChatRequest, index: number) => Scripted | undefined;
  readonly expected: Expected;
}

/** What must come of a behaviour. By default the fix is approved and nothing is lost. */
export interface Expected {
  readonly api?: Api;
  readonly requests: number;
  readonly lost?: readonly Ability[];
  readonly stop?: string;
  readonly exit?: number;
}

/** An answer with a body in JSON. */
export function refusal(status: number, body: unknown): Scripted {
  return { fault: answering(status, body) };
}

/** An answer in the form of OpenAI's errors. */
export function openaiError(
  status: number,
  message: string,
  { param = null, code = null }: { param?: string | null; code?: string | null } = {},
): Scripted {
  return refusal(status, { error: { message, type: 'invalid_request_error', param, code } });
}

/** A fault for the first requests only. */
export function first(count: number, fault: Fault): Behaviour['answer'] {
  return (_, index) => (index < count ? { fault } : undefined);
}

/** Sends a text as a whole stream. */
export const stream = (text: string): Fault =>
  answering(200, text, { 'content-type': 'text/event-stream' });

/** A behaviour that is the same over both protocols, once over each. */
export function onBoth(behaviour: Omit<Behaviour, 'apis'>): readonly Behaviour[] {
  const { options = [], expected } = behaviour;
  return (['chat', 'responses'] as const).map((api) => ({
    ...{ ...behaviour, name: `${behaviour.name} (${api})`, apis: [api] },
    options: [...options, '--api', api],
    expected: { ...expected, api },
  }));
}
