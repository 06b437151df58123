import { describe, expect, it } from 'vitest';
import { liveLine } from '../../../src/cli/terminal/live-line.ts';

/** A live line at a terminal that keeps what was written, by a clock that only `pass` moves. */
function lineAt(terminal: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv = {}) {
  const written: string[] = [];
  const repeated = new Set<() => void>();
  let ms = 5_000;
  const output = { columns: 40, ...terminal, write: (text: string) => written.push(text) };
  const line = liveLine(
    output,
    env,
    () => ms,
    (work) => {
      repeated.add(work);
      return () => repeated.delete(work);
    },
  );
  const pass = (by: number) => {
    ms += by;
    for (const work of repeated) work();
  };
  return { ...line, written, pass, isRepeating: () => repeated.size > 0 };
}

/** What a person sees of the only row after all that was written. */
function seen(written: readonly string[]): string {
  return written.join('').split('\r\u001b[K').at(-1) ?? '';
}

describe('at a terminal', () => {
  it('the line is rewritten in its place, until it is erased', () => {
    const { show, erase, pass, written, isRepeating } = lineAt({ isTTY: true });
    show((seconds) => `one: ${seconds}`);
    expect(seen(written)).toBe('one: 0');
    pass(1_500);
    expect(seen(written)).toBe('one: 1.5');
    show((seconds) => `two: ${seconds}`);
    pass(500);
    expect(seen(written)).toBe('two: 2');
    expect(written.join('')).not.toContain('\n');
    erase();
    expect(seen(written)).toBe('');
    expect(isRepeating()).toBe(false);
  });

  it('the seconds of the next line begin at 0', () => {
    const { show, erase, pass, written } = lineAt({ isTTY: true });
    show(String);
    pass(9_000);
    erase();
    pass(9_000);
    show(String);
    expect(seen(written)).toBe('0');
  });

  it('the line never wraps', () => {
    const { show, written } = lineAt({ isTTY: true, columns: 12 });
    show(() => 'x'.repeat(50));
    expect(seen(written)).toBe('x'.repeat(11));
  });

  it('a terminal that does not tell its width has 80 columns, until it tells', () => {
    const terminal = { isTTY: true, columns: 0 };
    const { show, written } = lineAt(terminal);
    show(() => 'x'.repeat(100));
    expect(seen(written)).toBe('x'.repeat(79));
  });

  it('nothing is erased that was not shown', () => {
    const { erase, written } = lineAt({ isTTY: true });
    erase();
    expect(written).toEqual([]);
  });
});

it.each<[string, boolean, NodeJS.ProcessEnv]>([
  ['the output is no terminal', false, {}],
  ['NO_COLOR is set', true, { NO_COLOR: '1' }],
  ['the terminal is dumb', true, { TERM: 'dumb' }],
])('nothing is shown if %s', (_, isTTY, env) => {
  const { show, erase, pass, written, isRepeating } = lineAt({ isTTY }, env);
  show(String);
  pass(1_000);
  expect(isRepeating()).toBe(false);
  erase();
  expect(written).toEqual([]);
});

it('its timer does not keep the program alive', () => {
  const timers = () => process.getActiveResourcesInfo().filter((it) => it === 'Timeout').length;
  const before = timers();
  const line = liveLine({ isTTY: true, write: () => {} }, {}, () => 0);
  line.show(String);
  expect(timers()).toBe(before);
  line.erase();
});
