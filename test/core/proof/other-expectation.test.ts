import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectOtherwise } from '../../../src/core/proof/failing-test.ts';

test.each([
  ['Java', '    assertEquals(3, add(1, 2));', '    assertEquals(4, add(1, 2));'],
  ['C', '  assert(add(1, 2) == 3);', '  assert(add(2, 2) == 3);'],
  ['Rust', '    assert_eq!(name(7), "b");', '    assert_eq!(name(8), "b");'],
  ['Ruby', "  expect(name).to eq('b')", "  expect(name).to eq('bmark')"],
  ['Perl', "is(name(), 'b', 'a name');", "is(name(), 'bmark', 'a name');"],
  ['Bats', '  [ "$output" = 3 ]', '  [ "$output" = 4 ]'],
  [
    'PHP',
    '    $this->assertSame("a", $cart->name());',
    '    $this->assertSame("amark", $cart->name());',
  ],
])('%s expects something else', (_, before, after) => {
  expect(expectOtherwise(before, 'mark')).toBe(after);
});

test.each([
  ['an import', "import { expect } from 'b-1';"],
  ['a comment', '// assert 1'],
  ['no comparison', '  const total = 3;'],
  ['nothing to change', '  assert(isEmpty(cart));'],
])('%s stays', (_, line) => {
  expect(expectOtherwise(line, 'mark')).toBeUndefined();
});

test('no line is added or lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const lines = `assert x == 1\n${text}`;
      expect(expectOtherwise(lines, 'm')?.split('\n')).toHaveLength(lines.split('\n').length);
    }),
  );
});
