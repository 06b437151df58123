import { expect, test } from 'vitest';
import { isEllipsis, whyIncomplete } from '../../../../src/engines/edits/place/index.ts';

test.each([
  '...',
  '  …',
  '# ...',
  '    // ...',
  '// ... the same as before',
  '/* ... */',
  '<!-- ... -->',
  '{/* ... */}',
])('%s is an ellipsis', (line) => {
  expect(isEllipsis(line)).toBe(true);
});

test.each(['', 'x ...', '...rest', 'f(...)', '// wait ...', '..', '#'])('%j is not', (line) => {
  expect(isEllipsis(line)).toBe(false);
});

const why = (line: string) => `it omits code with ${JSON.stringify(line)}: write out every line`;

test('the first placeholder that the file does not have is named', () => {
  const lines = ['a = 1', '# ... rest', '\t# ... rest of the file', '# ... existing code of "a"'];
  expect(whyIncomplete(lines, [])).toBe(why('# ... rest'));
  expect(whyIncomplete(lines, ['# ... rest'])).toBe(why('# ... rest of the file'));
  expect(whyIncomplete(lines, lines.slice(0, 3))).toBe(why('# ... existing code of "a"'));
  expect(whyIncomplete(lines, lines)).toBeUndefined();
});

test('a known line must be equal including its indentation', () => {
  expect(whyIncomplete(['  # ... rest'], ['# ... rest'])).toBe(why('# ... rest'));
});
