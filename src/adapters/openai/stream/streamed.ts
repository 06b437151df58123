import { isShallow } from '../../../core/text/index.ts';
import { type Collector, type IncomingAnswer, requireKeepable, type Stage } from './collector.ts';
import { eventReader, type StreamEvent } from './events.ts';
import { type Members, membersOf, textIn } from './members.ts';

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
  const take = ({ name, data }: StreamEvent) => {
    waiting = 0;
    const text = data.trim();
    if (stage() === 'ended') return;
    if (text === '[DONE]') isDone = true;
    else if (/^[{[]/.test(text)) takeJson(text, name);
    else if (name === 'error' && text !== '') failure = { error: { message: text } };
  };
  const takeJson = (text: string, name: string) => {
    const value = parsed(text);
    if (value !== undefined) takeValue(value, name);
    // Some endpoints leave out the empty lines between their events.
    else if (text.includes('\n')) for (const line of text.split('\n')) take({ name, data: line });
    else isBroken = collector.stage() === 'open';
  };
  const takeValue = (value: unknown, name: string) => {
    const given = membersOf(Array.isArray(value) ? value[0] : value);
    const event = { ...(name === '' ? {} : { type: name }), ...given };
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
  if (isNamed || event.error) return { error: event.error ?? event };
  // Some errors have a type of their own.
  const isPart =
    'choices' in event || 'response' in event || textIn(event.type)?.startsWith('response.');
  return !isPart && ('message' in event || 'detail' in event) ? event : undefined;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
