import { readdirSync, readFileSync } from 'node:fs';
import type { Ability } from '../../../src/engines/model/port/index.ts';
import type { Api, ChatRequest } from './chat.ts';
import { answering, type Fault } from './faults.ts';

/** What endpoints sent; `source` says where it was seen. */
const folder = new URL('recorded/', import.meta.url);

/** A refusal as an endpoint sent it, and what a client must make of it. */
interface RecordedRefusal {
  readonly name: string;
  readonly source: string;
  readonly status: number;
  readonly body: unknown;
  /** Which requests the endpoint refuses so; each is the name of a condition, and its value. */
  readonly refuses: readonly string[];
  /** What the run loses; missing for a harmless change. */
  readonly loss?: Ability;
  /** The protocol by which it comes; `chat` by default. */
  readonly api?: Api;
  /** What the request is for; a text by default. */
  readonly asks?: 'plan' | 'picture' | 'exchange' | 'edit';
  readonly model?: string;
  readonly effort?: 'none' | 'minimal' | 'high';
  /** The address that the client is made to believe in, where its provider's row matters. */
  readonly host?: string;
  /** Whether it refuses tools first, in the words of Ollama, so that a form is asked for in another way. */
  readonly lacksTools?: boolean;
  /** Attempts until the reply; 2 by default. */
  readonly attempts?: number;
}

/** A successful answer that holds an error in place of a reply, or after its beginning. */
interface RecordedStream {
  readonly name: string;
  readonly source: string;
  /** The answer as it was sent. */
  readonly text: string;
  /** What the endpoint says is wrong. */
  readonly said: string;
  /** How often it is asked before a person is told. */
  readonly times: 1 | 2 | 4;
  readonly kind?: 'prompt-too-long';
}

/** What an endpoint answers when it cannot read what its model wrote. */
interface RecordedMiscall {
  readonly name: string;
  readonly source: string;
  readonly status: number;
  /** The body; a text is sent as it is. */
  readonly body: unknown;
  /** The beginning of what the endpoint says of it. */
  readonly said: string;
}

/** An error in the words of a provider, and what a message about it must contain. */
interface RecordedError {
  readonly name: string;
  /** Where it was seen; missing for one that its provider documents. */
  readonly source?: string;
  readonly status: number;
  readonly body: unknown;
  /** The endpoint's own sentence. */
  readonly said: string;
  /** The setting that mends it; missing for an outage. */
  readonly mend?: 'api-key' | 'base-url' | 'model';
}

/** A provider at its own address, whose endpoint refuses every field that it does not document. */
interface StrictHost {
  readonly name: string;
  readonly address: string;
  readonly model: string;
  /** Where its fields are documented, or refused. */
  readonly source: string;
  /** The protocol that it should be asked by first. */
  readonly api: Api;
  /** Whether the user has to choose that protocol. */
  readonly isChosen?: boolean;
  /** Members of a request that it takes beside those that all take. */
  readonly fields: readonly string[];
  /** What it calls a field that it refuses. */
  readonly says: 'parameter' | 'name';
}

const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

export const recordedRefusals: readonly RecordedRefusal[] = readdirSync(
  new URL('refusals/', folder),
).flatMap((file) => read(`refusals/${file}`));
export const recordedStreams: readonly RecordedStream[] = read('streams.json');
/** Providers whose row in the table of dialects must be right for the first request. */
export const strictHosts: readonly StrictHost[] = read('strict-hosts.json');
export const recordedMiscalls: readonly RecordedMiscall[] = read('miscalls.json');

const recordedErrors: readonly RecordedError[] = read('errors.json');

/** The errors of providers, and how an endpoint answers with each. */
export const errorAnswers = recordedErrors.map((row): RecordedError & { fault: Fault } => {
  const text = typeof row.body === 'string' ? row.body : JSON.stringify(row.body);
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  const headers = { 'content-type': type, 'retry-after-ms': '1' };
  return { ...row, fault: answering(row.status, text, headers) };
});

const conditions: Readonly<Record<string, (request: ChatRequest, value: string) => boolean>> = {
  has: ({ body }, member) => body[member] !== undefined,
  holds: ({ body }, name) => JSON.stringify(body).includes(`"${name}"`),
  lacks: ({ body }, name) => !JSON.stringify(body).includes(`"${name}"`),
  api: ({ api }, value) => api === value,
  effort: ({ effort }, value) => effort === value,
  limit: ({ limit = 0 }, most) => limit > Number(most),
  role: ({ messages }, value) => messages.some(({ role }) => role === value),
  message: ({ messages }, value) =>
    messages.some(({ pictures = [], thoughts }) =>
      value === 'pictures' ? pictures.length > 0 : thoughts !== undefined,
    ),
  choice: ({ choice, body }, value) =>
    value === 'object' ? typeof body.tool_choice === 'object' : choice === value,
  form: ({ form }, value) =>
    form !== undefined &&
    (value === 'any' || form.type === 'json_schema') &&
    (value !== 'properties' || form.schema?.properties !== undefined),
  tools: ({ tools, api, stream }, value) => {
    if (value === 'streamed') return stream && tools.length > 0;
    return tools.length > 0 && (value === 'any' || api === value);
  },
};

/** Whether the endpoint refuses a request so. */
export function isRefused({ refuses }: RecordedRefusal, request: ChatRequest): boolean {
  return refuses.some((condition) => {
    const [name = '', value = ''] = condition.split(':');
    return conditions[name]?.(request, value);
  });
}
