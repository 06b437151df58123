import { isShallow, type Members, parseJson, toMembers } from '../../../core/text/index.ts';
import { type Collector, type IncomingAnswer, requireKeepable, type Stage } from './collector.ts';

/** The stream breaks off in the middle of the reply, or of an event. */
export class CutOffStream extends Error {
  override readonly name = 'CutOffStream';
}

/** Receives a stream of events. An error among them ends it, and is the body. */
export function streamedAnswer(collector: Collector): IncomingAnswer {
  let [isDone, isBroken, parts]: [boolean, boolean, number] = [false, false, 0];
  let failure: Members | undefined;
  /** Characters since the last event. */
  let waiting = 0;
  const stage = (): Stage => {
    return isDone || isBroken || failure !== undefined ? 'ended' : collector.stage();
  };
  const take = (data: string) => {
    waiting = 0;
    const text = data.trim();
    if (stage() === 'ended') return;
    if (text === '[DONE]') isDone = true;
    else if (/^[{[]/.test(text)) takeJson(text);
  };
  const takeJson = (text: string) => {
    const value = parsed(text);
    if (value !== undefined) takeValue(value);
    // Some endpoints leave out the empty lines between their events.
    else if (text.includes('\n')) for (const line of text.split('\n')) take(line);
    else isBroken = collector.stage() === 'open';
  };
  const takeValue = (value: unknown) => {
    const event = toMembers(Array.isArray(value) ? value[0] : value);
    failure = failureIn(event);
    if (failure === undefined && collector.add(event)) parts += 1;
  };
  const reader = eventReader(take);
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
      if (isBroken || stage() === 'open') throw new CutOffStream();
      return failure ?? collector.body();
    },
  };
}

/** Returns an event as the body of an error; `undefined` if it is none. */
function failureIn(event: Members): Members | undefined {
  const isNamed = event.type === 'error' || event.object === 'error';
  return isNamed || event.error ? { error: event.error ?? event } : undefined;
}

function parsed(text: string): unknown {
  const value = parseJson(text);
  return isShallow(value) ? value : undefined;
}

/**
 * Reads Server-Sent Events from a text in any pieces. Calls `onEvent` with the data of each event that has some; comments,
 * which only keep the connection alive, are left out.
 */
function eventReader(onEvent: (data: string) => void) {
  let data: string[] = [];
  const dispatch = () => {
    if (data.length > 0) onEvent(data.join('\n'));
    data = [];
  };
  const lines = lineReader((line) => {
    if (line === '') return dispatch();
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    // llama.cpp made its errors a field of that name; Ollama sends a line without a field.
    if (field === 'error') data.push(`{"error":${value}}`);
    if (line.startsWith('{"error":')) data.push(line);
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
