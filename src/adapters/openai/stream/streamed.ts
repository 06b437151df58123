import {
  isObject,
  isShallow,
  type Members,
  parseJson,
  toMembers,
} from '../../../core/text/index.ts';
import { type Collector, type IncomingAnswer, requireKeepable, type Stage } from './collector.ts';

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

/** Receives a stream of events. An error among them ends it, and is the body. */
export function streamedAnswer(collector: Collector): IncomingAnswer {
  let [isDone, isBroken, parts]: [boolean, boolean, number] = [false, false, 0];
  let failure: Members | undefined;
  /** What is no event, or no part of a reply: it may say why that breaks off. */
  let stray = '';
  /** Characters since the last event. */
  let waiting = 0;
  const stage = (): Stage => {
    return isDone || isBroken || failure !== undefined ? 'ended' : collector.stage();
  };
  const take = (data: string, event = '') => {
    waiting = 0;
    const text = data.trim();
    if (stage() === 'ended') return;
    if (text === '[DONE]') isDone = true;
    else if (/^[{[]/.test(text)) takeJson(text, event);
    else if (event === 'error') failure = { error: text };
    else stray ||= text.slice(0, mostStray);
  };
  const takeJson = (text: string, event: string) => {
    const value = parsed(text);
    if (value !== undefined) takeValue(value, event);
    // Some endpoints leave out the empty lines between their events.
    else if (text.includes('\n')) for (const line of text.split('\n')) take(line, event);
    else isBroken = collector.stage() === 'open';
  };
  const takeValue = (value: unknown, event: string) => {
    const members = toMembers(Array.isArray(value) ? value[0] : value);
    failure = failureIn(members) ?? (event === 'error' ? { error: members } : undefined);
    if (failure !== undefined) return;
    if (collector.add(members)) parts += 1;
    else if (telling.some((name) => isSaid(members[name])))
      stray = JSON.stringify(members).slice(0, mostStray);
  };
  const takeStray = (text: string) => {
    if (stage() === 'ended') return;
    failure = failureIn(toMembers(parsed(text)));
    if (failure === undefined) stray = stray || text.slice(0, mostStray);
  };
  const reader = eventReader(take, takeStray);
  return {
    push: (text) => {
      const before = parts;
      waiting += text.length;
      reader.push(text);
      requireKeepable(waiting);
      return parts > before;
    },
    stage,
    progress: collector.progress,
    end: () => {
      reader.end();
      if (failure !== undefined) return failure;
      if (isBroken || stage() === 'open') throw new CutOffStream(stray);
      return collector.body();
    },
  };
}

/** Members with which an event without a reply says what is wrong. */
const telling = ['message', 'error_message', 'msg', 'detail'];

/** Characters that are kept of it. */
const mostStray = 4_096;

/** Returns an event, or a whole answer, as the body of an error, without a reply; `undefined` if it is none. */
export function failureIn(event: Members): Members | undefined {
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

/**
 * Reads Server-Sent Events from a text in any pieces. Calls `onEvent` with the data of each event that has some, and
 * its name; comments, which only keep the connection alive, are left out. Calls `onStray` with what is no event.
 */
function eventReader(
  onEvent: (data: string, name: string) => void,
  onStray: (text: string) => void,
) {
  let [data, stray, name]: [string[], string[], string] = [[], [], ''];
  const dispatch = () => {
    if (data.length > 0) onEvent(data.join('\n'), name);
    if (stray.length > 0) onStray(stray.join('\n'));
    [data, stray, name] = [[], [], ''];
  };
  const lines = lineReader((line) => {
    if (line === '') return dispatch();
    const [, field, value = ''] = fieldLine.exec(line) ?? [];
    if (field === undefined) stray.push(line);
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    // llama.cpp made its errors a field of that name; Ollama sends a line without a field.
    if (field === 'error')
      stray.push(`{"error":${parsed(value) === undefined ? JSON.stringify(value) : value}}`);
  });
  return {
    push: lines.push,
    /** Reads what has no line break behind it. */
    end: () => {
      lines.end();
      dispatch();
    },
  };
}

/** A field of an event; without a name, it is a comment. */
const fieldLine = /^(data|event|id|retry|error|)(?:: ?|$)(.*)$/s;

/** Splits a text that arrives in pieces into lines, whatever ends them. Takes time in proportion to the text. */
function lineReader(onLine: (line: string) => void) {
  let pieces: string[] = [];
  let endedInReturn = false;
  return {
    push: (text: string) => {
      if (text === '') return;
      // The line feed of a pair that was torn apart.
      const rest = endedInReturn && text.startsWith('\n') ? text.slice(1) : text;
      endedInReturn = text.endsWith('\r');
      const [first = '', ...others] = rest.split(/\r\n|\r|\n/);
      pieces.push(first);
      for (const next of others) {
        onLine(pieces.join(''));
        pieces = [next];
      }
    },
    end: () => {
      if (pieces.join('') !== '') onLine(pieces.join(''));
      pieces = [];
    },
  };
}
