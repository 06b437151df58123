import type { Readable, Writable } from 'node:stream';
import * as z from 'zod';

/** A page in a browser. */
export interface Page {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Evaluates a JavaScript expression on the page; the value is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Sends a command of the Chrome DevTools Protocol. */
  send(method: string, params?: object): Promise<unknown>;
}

interface Connection {
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** Resolves at the next event of this name. */
  next(event: string): Promise<void>;
}

/** Timeout of a command in milliseconds. */
const patience = 20_000;

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
type Message = z.infer<typeof message>;

/** Opens a page in a browser over two pipes. Messages are JSON, terminated by a zero byte. */
export async function openPage(input: Writable, output: Readable): Promise<Page> {
  const { send, next } = connect(input, output);
  const { targetId } = z
    .object({ targetId: z.string() })
    .parse(await send('Target.createTarget', { url: 'about:blank' }));
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await send('Target.attachToTarget', { targetId, flatten: true }));
  const ask = (method: string, params?: object) => send(method, params, sessionId);
  await ask('Page.enable');
  return {
    send: ask,
    open: async (url) => {
      const loaded = next('Page.loadEventFired');
      const { errorText } = z
        .object({ errorText: z.string().optional() })
        .parse(await ask('Page.navigate', { url }));
      if (errorText !== undefined) throw new Error(`${url} did not open: ${errorText}`);
      await loaded;
    },
    evaluate: async (expression) => {
      const parameters = { expression, returnByValue: true, awaitPromise: true };
      return evaluatedValue(await ask('Runtime.evaluate', parameters));
    },
  };
}

function connect(input: Writable, output: Readable): Connection {
  const answers = new Map<number, (answer: Message) => void>();
  const events = new Map<string, () => void>();
  readMessages(output, (heard) => {
    if (heard.id !== undefined) answers.get(heard.id)?.(heard);
    if (heard.method !== undefined) events.get(heard.method)?.();
  });
  let last = 0;
  return {
    send: async (method, params = {}, sessionId) => {
      last += 1;
      const id = last;
      const answered = soon<Message>(method, (resolve) => answers.set(id, resolve));
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const { result, error } = await answered;
      answers.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    next: (event) => soon<void>(event, (resolve) => events.set(event, resolve)),
  };
}

function readMessages(output: Readable, take: (heard: Message) => void): void {
  let unread = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = `${unread}${chunk}`.split('\0');
    unread = parts.pop() ?? '';
    for (const part of parts) take(message.parse(JSON.parse(part)));
  });
}

/** Resolves to the value that `start` passes to its callback; rejects after the timeout. */
function soon<Value>(
  what: string,
  start: (resolve: (value: Value) => void) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`The browser was silent about ${what}`));
    const timer = setTimeout(giveUp, patience).unref();
    start((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

function evaluatedValue(evaluated: unknown): unknown {
  const { result, exceptionDetails } = z
    .object({
      result: z.object({ value: z.unknown().optional() }),
      exceptionDetails: z.unknown().optional(),
    })
    .parse(evaluated);
  if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
  return result.value;
}
