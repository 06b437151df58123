import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readBody } from '../../../src/worker/body/index.ts';
import { runs } from '../../support/property-runs.ts';

const limit = 200_000;

function streamed(chunks: readonly Uint8Array[], headers: Record<string, string> = {}): Request {
  const rest = chunks.filter((chunk) => chunk.byteLength > 0).map((chunk) => chunk.slice());
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const chunk = rest.shift();
      if (chunk === undefined) {
        controller.close();
        controller.byobRequest?.respond(0);
      } else controller.enqueue(chunk);
    },
  });
  return new Request('https://worker.test/', { method: 'POST', body, headers });
}

test('bodies are read unchanged, whatever the stated length and the chunks', async () => {
  const chunk = fc.uint8Array({ maxLength: 3_000 });
  const chunks = fc.array(chunk, { maxLength: 8 });
  const length = fc.constantFrom('', '0', '1', '17', '100000', '-1', 'many', '1e3', '0.5');
  const property = fc.asyncProperty(chunks, length, async (parts, told) => {
    const request = streamed(parts, told === '' ? {} : { 'content-length': told });
    const whole = parts.flatMap((part) => Array.from(part));
    expect(Array.from((await readBody(request, limit)) ?? [-1])).toEqual(whole);
  });
  await fc.assert(property, runs(60));
});

test.each(['', '10', '199999'])(
  'a body at the limit is read, one byte more is refused, stated length %j',
  async (told) => {
    const headers = told === '' ? undefined : { 'content-length': told };
    const parts = (size: number) => [new Uint8Array(70_000), new Uint8Array(size - 70_000)];
    expect((await readBody(streamed(parts(limit), headers), limit))?.byteLength).toBe(limit);
    expect(await readBody(streamed(parts(limit + 1), headers), limit)).toBeUndefined();
  },
);

test('a stated length above the limit is refused', async () => {
  const request = streamed([], { 'content-length': String(limit + 1) });
  expect(await readBody(request, limit)).toBeUndefined();
});

test('an endless body is read no further than the limit', async () => {
  const chunk = () => new Uint8Array(10_000);
  const pull = vi.fn((controller: ReadableByteStreamController) => controller.enqueue(chunk()));
  const body = new ReadableStream({ type: 'bytes', pull });
  const request = new Request('https://worker.test/', { method: 'POST', body });
  expect(await readBody(request, limit)).toBeUndefined();
  expect(pull.mock.calls.length).toBeLessThan(30);
});

test('a missing body is empty', async () => {
  const request = new Request('https://worker.test/', { method: 'POST' });
  expect(await readBody(request, limit)).toEqual(new Uint8Array());
});

test('the length of a packed answer says nothing about its content', async () => {
  const chunk = () => new Uint8Array(10_000);
  const pull = vi.fn((controller: ReadableByteStreamController) => controller.enqueue(chunk()));
  const headers = { 'content-encoding': 'gzip', 'content-length': '100' };
  const answer = new Response(new ReadableStream({ type: 'bytes', pull }), { headers });
  expect(await readBody(answer, limit)).toBeUndefined();
  expect(pull.mock.calls.length).toBeLessThan(30);
});
