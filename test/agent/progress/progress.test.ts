import { describe, expect, it } from 'vitest';
import {
  during,
  logDisplay,
  type ProgressDisplay,
  showProgress,
} from '../../../src/agent/progress/index.ts';
import type { Activity } from '../../../src/core/report/index.ts';

/** Progress by a clock that only `pass` moves. */
function progressOn(display: ProgressDisplay) {
  const repeated = new Map<() => void, number>();
  let ms = 5_000;
  const show = showProgress(
    display,
    () => ms,
    (work, every) => {
      repeated.set(work, ms + every);
      return () => repeated.delete(work);
    },
  );
  const pass = (seconds: number) => {
    for (let left = seconds * 4; left > 0; left -= 1) {
      ms += 250;
      for (const [work, at] of repeated) {
        if (at > ms) continue;
        repeated.set(work, ms + display.interval);
        work();
      }
    }
  };
  return { show, pass, isRepeating: () => repeated.size > 0 };
}

const running = (text: string): Activity => ({ kind: 'running', command: 'tests', text });

describe('in a log', () => {
  const inLog = () => {
    const lines: string[] = [];
    return { lines, ...progressOn(logDisplay((line) => lines.push(line))) };
  };

  it('has a line for what begins, and one every 30 seconds while it lasts', () => {
    const { show, pass, lines } = inLog();
    show(running('npm test'));
    pass(95);
    show(undefined);
    pass(100);
    expect(lines).toEqual([
      'tests · npm test',
      'tests · 30 s · npm test',
      'tests · 60 s · npm test',
      'tests · 90 s · npm test',
    ]);
  });

  it('mentions what is no part of the work only if it takes long', () => {
    const { show, pass, lines } = inLog();
    show({ kind: 'preparing', what: 'reading APP-1' });
    pass(29);
    show({ kind: 'preparing', what: 'preparing the sandbox' });
    pass(31);
    expect(lines).toEqual(['preparing the sandbox · 30 s']);
  });

  it('has no further line for what comes further', () => {
    const { show, pass, lines } = inLog();
    const wait = { kind: 'waiting', why: 'it asks for it' } as const;
    show({ ...wait, ms: 8_000 });
    pass(3);
    show({ ...wait, ms: 8_000 });
    show({ ...wait, ms: 2_000 });
    expect(lines).toEqual(['waiting 8 s: it asks for it', 'waiting 2 s: it asks for it']);
  });
});

describe('on a display', () => {
  const traced = () => {
    const calls: string[] = [];
    const display: ProgressDisplay = {
      interval: 250,
      begins: (activity) => calls.push(`begins ${activity.kind}`),
      lasts: (line) => calls.push(line),
      ends: () => calls.push('ends'),
    };
    return { calls, ...progressOn(display) };
  };

  it('every activity begins and ends once, and its seconds begin at 0', () => {
    const { show, pass, calls, isRepeating } = traced();
    show(running('a'));
    pass(1);
    show(running('b'));
    pass(0.25);
    show(undefined);
    show(undefined);
    const lasting = Array<string>(3).fill('tests · 0 s · a');
    const first = ['begins running', ...lasting, 'tests · 1 s · a', 'ends'];
    expect(calls).toEqual([...first, 'begins running', 'tests · 0 s · b', 'ends']);
    expect(isRepeating()).toBe(false);
  });

  it('what is done ends, however it ends', async () => {
    const { show, calls } = traced();
    expect(await during(show, 'one', Promise.resolve(7))).toBe(7);
    await expect(during(show, 'two', Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(calls).toEqual(['begins preparing', 'ends', 'begins preparing', 'ends']);
  });
});

it('its timer does not keep the program alive', () => {
  const timers = () => process.getActiveResourcesInfo().filter((it) => it === 'Timeout').length;
  const before = timers();
  const show = showProgress(
    logDisplay(() => {}),
    () => 0,
  );
  show(running('npm test'));
  expect(timers()).toBe(before);
  show(undefined);
});
