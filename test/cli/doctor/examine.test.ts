import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { examine, once } from '../../../src/cli/doctor/examine.ts';
import { workerProbes } from '../../../src/cli/doctor/worker-probes.ts';
import { green, red } from '../../../src/core/diagnosis/index.ts';
import { showInput, UserError } from '../../../src/engines/errors.ts';
import { openSettings } from '../../../src/settings/index.ts';

const { signal } = new AbortController();
const limits = { signal, patience: 60_000, settled: new Map() };
const sound = {
  worker: () => green('a'),
  'worker-settings': () => green('b'),
  'worker-token': () => green('c'),
  signature: () => green('d'),
};

describe('an examination', () => {
  test('gives up a probe that hangs, and names no other', async () => {
    const probes = { ...sound, 'worker-token': () => new Promise<never>(() => {}) };
    const found = await examine('worker', probes, { ...limits, patience: 20 });
    expect(found.map(({ joint, state }) => [joint, state])).toEqual([
      ['worker', 'green'],
      ['worker-settings', 'green'],
      ['worker-token', 'red'],
      ['signature', 'green'],
    ]);
    expect(found[2]?.sentence).toMatch(/^No answer within 1 s/);
  });

  test('asks nothing that needs what is broken', async () => {
    const asked: string[] = [];
    const probe = (name: string) => () => {
      asked.push(name);
      return green('fine');
    };
    const probes = {
      worker: () => red('Set the address.'),
      'worker-settings': probe('settings'),
      'worker-token': probe('token'),
      signature: probe('signature'),
    };
    const found = await examine('worker', probes, limits);
    expect(asked).toEqual([]);
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Set the address.',
      ...Array.from({ length: 3 }, () => 'not checked: first mend “address”'),
    ]);
  });

  test('ends with the signal', async () => {
    const cancelled = new AbortController();
    const worker = () => new Promise<never>(() => {});
    const found = examine('worker', { ...sound, worker }, { ...limits, signal: cancelled.signal });
    cancelled.abort(new Error('cancelled'));
    await expect(found).rejects.toThrow('cancelled');
  });
});

test('a Worker behind a broken proxy is told from a wrong address', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const settings = openSettings({ get: (name) => values[name], show: showInput });
  const values: Readonly<Record<string, string>> = { 'worker-url': 'https://worker.example.com' };
  const address = async (cause: Error) => {
    fetched.mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
    const [first] = await examine('worker', workerProbes(settings), limits);
    return first?.sentence;
  };
  expect(await address(new UserError('Set HTTPS_PROXY.'))).toBe('Set HTTPS_PROXY.');
  expect(await address(new Error('ENOTFOUND'))).toMatch(/^Set `worker-url` to the address of/);
});

test('what several joints need is found out once', () => {
  let count = 0;
  const counted = once(() => {
    count += 1;
    return count;
  });
  expect([counted(signal), counted(signal)]).toEqual([1, 1]);
});
