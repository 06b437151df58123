import { expect, test } from 'vitest';
import { pullDispatch } from '../../../src/agent/pulls/index.ts';
import { parseDispatch } from '../../../src/dispatch.ts';
import { keyOf } from '../../support/memory/samples.ts';

const site = 'example.atlassian.net';
const reaction = { name: 'checks-failed', key: `checks-failed:${'a'.repeat(40)}:1` } as const;

test('the same reaction has the same delivery, whoever finds it, and another has another', () => {
  const [key, other] = [keyOf('APP-17'), keyOf('APP-18')];
  const of = (found: typeof key, more: object = {}) =>
    pullDispatch(found, { ...reaction, ...more }, site).delivery;
  expect(of(key)).toBe(of(key, { onPull: 'Other words.' }));
  const others = [of(other), of(key, { key: `checks-failed:${'b'.repeat(40)}:1` })];
  expect(new Set([of(key), ...others]).size).toBe(3);
});

test('a key of any text makes an event that the workflow accepts', () => {
  const sent = pullDispatch(keyOf('APP-17'), { ...reaction, key: 'x: “y”\n'.repeat(99) }, site);
  expect(parseDispatch(structuredClone({ ...sent }))).toEqual(sent);
  expect(sent).toMatchObject({ ticket: 'APP-17', site, reason: 'pull' });
});
