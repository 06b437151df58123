import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from '../../../src/agent/job/settle-all.ts';

const later = async <T>(value: T) => {
  await turn();
  return value;
};

test('what all calls come to, in the order of the list, values among them', async () => {
  expect(await together([later('a'), 2, Promise.resolve(undefined)])).toEqual(['a', 2, undefined]);
});

test('a call that fails waits for the others before it is heard of', async () => {
  const ended: string[] = [];
  const slow = later('slow').then((name) => ended.push(name));
  await expect(together([Promise.reject(new Error('no')), slow])).rejects.toThrow('no');
  expect(ended).toEqual(['slow']);
});

test('of several failures the first of the list is told, whichever came first', async () => {
  const slow = later('').then(() => Promise.reject(new Error('first of the list')));
  const fast = Promise.reject(new Error('first in time'));
  await expect(together([slow, fast])).rejects.toThrow('first of the list');
});
