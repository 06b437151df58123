import { describe, expect, test } from 'vitest';
import { leftOut, placeholderIn } from '../../../src/core/edits/placeholder.ts';

describe('a line that stands for code', () => {
  test.each([
    '// ... rest of the code',
    '// ... Rest of the code unchanged ...',
    '//...existing code...',
    '// … rest of the file',
    '// rest of the code...',
    '// (rest of the file unchanged …)',
    '# ... existing code ...',
    '# The rest of the function remains unchanged ...',
    '# ... (unchanged)',
    '/* ... remaining methods ... */',
    '/** ... other fields */',
    ' * ... same as before',
    '<!-- ... existing markup ... -->',
    '{/* ... existing elements ... */}',
    '-- ... other columns',
    '; ... previous settings',
    '% ... the rest',
    '// code unchanged ...',
    '// ... keep the rest',
    '// [... rest of code ...]',
    '// ... your existing code',
    '# rest of the code unchanged',
  ])('%s', (line) => {
    expect(placeholderIn(['a', `\t${line} `, 'b'], [])).toBe(line.trim());
  });

  test.each([
    '...',
    '// ...',
    '# ... and so on',
    '# ... restful',
    '// the rest of the parser needs this',
    '// other callers wait for the lock',
    '// otherwise ...',
    '// keep it simple...',
    '// Remaining time, in ms ...',
    '// the existing code path is slower',
    'const rest = [...others];',
    'f(...existing)',
    'print("# ... rest of the code")',
    'existing code ...',
    `// ... rest of ${'a'.repeat(200)}`,
  ])('is not %s', (line) => {
    expect(placeholderIn([line], [])).toBeUndefined();
  });
});

test('the first of several that the file does not have is told', () => {
  const lines = ['# ... rest', '# ... rest of it', '# ... existing code'];
  expect(placeholderIn(lines, [])).toBe('# ... rest');
  expect(placeholderIn(lines, ['# ... rest'])).toBe('# ... rest of it');
  expect(placeholderIn(lines, lines)).toBeUndefined();
});

test('a line counts as known only when it is the same to its blanks', () => {
  expect(placeholderIn(['  # ... rest'], ['# ... rest'])).toBe('# ... rest');
});

test('what is said of it quotes it and says what to do', () => {
  expect(leftOut('// ... the "rest"')).toBe(
    'it leaves code out with "// ... the \\"rest\\"": write every line',
  );
});
