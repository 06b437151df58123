import { isObject, isShallow, type Members, parseJson, toMembers } from '../../text/index.ts';
import { embeddedJson } from '../message/index.ts';
import { chatCollector } from './chat.ts';
import { type Collector, type IncomingAnswer, requireKeepable, type Stage } from './collector.ts';
import { messageCollector, responseCollector } from './typed.ts';

/** The collector of each protocol. */
const collectors = {
  chat: chatCollector,
  responses: responseCollector,
  messages: messageCollector,
} as const;

/**
 * Receives an answer as JSON or as a stream of events, whatever was asked for and whatever its content type
 * says. The body is the same either way; anything else is returned as text.
 */
export function incomingAnswer(api: keyof typeof collectors): IncomingAnswer {
  let head = '';
  let form: IncomingAnswer | undefined;
  const decide = () => {
    form = isStream.test(head) ? streamedAnswer(collectors[api]()) : wholeAnswer();
    return form;
  };
  return {
    push: (text) => {
      if (form !== undefined) return form.push(text);
      // Endpoints that queue send empty lines before their JSON.
      head = (head + text).trimStart();
      if (head.length < longestField) return false;
      return decide().push(head);
    },
    stage: () => form?.stage() ?? 'open',
    progress: () => form?.progress() ?? { tokens: 0, isThinking: false },
    end: () => {
      if (form === undefined) decide().push(head);
      return form?.end();
    },
  };
}

/** A stream begins with a field or with a comment; that of llama.cpp may consist of an error. */
const isStream = /^\s*(?:(?:data|event|id|retry)?:|error: ?\{)/;

const longestField = 'error: {'.length;

function wholeAnswer(): IncomingAnswer {
  const pieces: string[] = [];
  let length = 0;
  return {
    push: (text) => {
      length += text.length;
      requireKeepable(length);
      pieces.push(text);
      return true;
    },
    stage: () => 'open',
    progress: () => ({ tokens: 0, isThinking: false }),
    end: () => {
      const text = pieces.join('').trim();
      if (text === '') return undefined;
      if (!/^[{[]/.test(text)) return text;
      const body = parseJson(text);
      // An error that is the first line of a stream may be followed by its end.
      const failure = failureIn(toMembers(body ?? embeddedJson(text)));
      return failure ?? body ?? JSON.parse(text);
    },
  };
}

/** The stream breaks off in the middle of the reply, or of an event. */
export class CutOffStream extends Error {
  override readonly name = 'CutOffStream';
  /** What stands in the stream and is no event, such as the page of a proxy; empty if nothing. Untrusted. */
  readonly stray: string;

  constructor(stray = '') {
    super();
    this.stray = stray;
  }
}

/**
 * Receives a stream of events, each in a line of its own, as every endpoint sends them: some leave out the empty lines
 * between them. An error among them ends it, and is the body.
 */
function streamedAnswer(collector: Collector): IncomingAnswer {
  let [isDone, isBroken, parts, event]: [boolean, boolean, number, string] = [false, false, 0, ''];
  let failure: Members | undefined;
  /** What is no event, or no part of a reply: it may say why that breaks off. */
  let stray = '';
  const stage = (): Stage => {
    return isDone || isBroken || failure !== undefined ? 'ended' : collector.stage();
  };
  const keep = (text: string) => {
    if (stray.length < mostStray) stray = `${stray}\n${text}`.trim().slice(0, mostStray);
  };
  const takeData = (text: string) => {
    const value = parsed(text);
    const members = toMembers(Array.isArray(value) ? value[0] : value);
    if (text === '[DONE]') isDone = true;
    else if (value === undefined && /^[{[]/.test(text)) isBroken = collector.stage() === 'open';
    else if (event === 'error') failure = failureIn(members) ?? { error: value ?? text };
    else if (value === undefined) keep(text);
    else {
      failure = failureIn(members);
      if (failure === undefined && collector.add(members)) parts += 1;
    }
  };
  const take = (line: string) => {
    const [, field, value = ''] = fieldLine.exec(line) ?? [];
    if (stage() === 'ended') return;
    if (line === '') event = '';
    else if (field === 'event') event = value;
    else if (field === 'data') takeData(value.trim());
    // llama.cpp made its errors a field of that name; Ollama sends a line without a field.
    else if (field === 'error') failure = { error: parsed(value) ?? value };
    else if (field === undefined) {
      failure = failureIn(toMembers(parsed(line)));
      keep(line);
    }
  };
  const lines = lineReader(take);
  return {
    push: (text) => {
      const before = parts;
      lines.push(text);
      return parts > before;
    },
    stage,
    progress: collector.progress,
    end: () => {
      lines.end();
      if (failure !== undefined) return failure;
      if (isBroken || stage() === 'open') throw new CutOffStream(stray);
      return collector.body();
    },
  };
}

/** A field of an event; without a name, it is a comment. */
const fieldLine = /^(data|event|id|retry|error|)(?:: ?|$)(.*)$/;

/** Characters that are kept of what is no event. */
const mostStray = 4_096;

/** Returns an event, or a whole answer, as the body of an error, without a reply; `undefined` if it is none. */
function failureIn(event: Members): Members | undefined {
  const { choices, output: _, ...others } = event;
  const choice = toMembers(Array.isArray(choices) ? choices[0] : undefined);
  const said = [event.error, choice.error].find(isSaid);
  const isNamed = event.type === 'error' || event.object === 'error';
  return isNamed || said !== undefined ? { ...others, error: said ?? event } : undefined;
}

/** Whether a member names an error, rather than that there is none. */
const isSaid = (error: unknown) =>
  isObject(error) ? Object.keys(error).length > 0 : Boolean(error);

function parsed(text: string): unknown {
  const value = parseJson(text);
  return isShallow(value) ? value : undefined;
}

/** Splits a text that arrives in pieces into lines. Takes time in proportion to the text. */
function lineReader(onLine: (line: string) => void) {
  let pieces: string[] = [];
  let length = 0;
  const end = () => {
    const line = pieces.join('').replace(/\r$/, '');
    [pieces, length] = [[], 0];
    onLine(line);
  };
  return {
    push: (text: string) => {
      const [first = '', ...others] = text.split('\n');
      for (const [at, piece] of [first, ...others].entries()) {
        if (at > 0) end();
        pieces.push(piece);
        length += piece.length;
      }
      requireKeepable(length);
    },
    end,
  };
}
