import fc from 'fast-check';
import { expect, it } from 'vitest';
import { liveLine } from '../../../src/cli/terminal/live-line.ts';
import { codePoint } from '../../support/code-point.ts';

/** A live line at a terminal, and what a person sees of its only row after all that was written. */
function lineAt(columns?: number) {
  const written: string[] = [];
  const line = liveLine({ columns, write: (text) => written.push(text) });
  const all = () => written.join('');
  return { ...line, all, seen: () => all().split('\r\u001b[K').at(-1) };
}

it('the line is rewritten in its place, until it is erased', () => {
  const { begins, lasts, ends, seen, all } = lineAt(40);
  begins({ kind: 'running', command: 'lint', text: 'npm run lint' });
  expect(seen()).toBe('lint · 0 s · npm run lint');
  lasts('lint · 1 s · npm run lint');
  expect(seen()).toBe('lint · 1 s · npm run lint');
  ends();
  expect(seen()).toBe('');
  expect(all()).not.toContain('\n');
});

it.each([
  [12, 11],
  [0, 79],
  [undefined, 79],
])('at a terminal of %s columns it has at most %i', (columns, most) => {
  const { lasts, seen } = lineAt(columns);
  lasts('x'.repeat(100));
  expect(seen()).toBe('x'.repeat(most));
});

it('whatever a command or an endpoint is called, nothing but the line is erased', () => {
  const text = fc.string({ unit: codePoint, maxLength: 60 });
  fc.assert(
    fc.property(text, text, (command, why) => {
      const { begins, all } = lineAt(200);
      begins({ kind: 'running', command: 'tests', text: command });
      begins({ kind: 'waiting', ms: 1, why });
      expect(all().replaceAll('\r\u001b[K', '')).not.toMatch(/[^\P{Cc}\t]/u);
    }),
  );
});
