import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docLines } from '../../../src/core/repository/comment.ts';

/** Each line after its mark: `d` is documentation, `c` is not. */
const marked = (text: string) => {
  const rows = text.trim().split('\n');
  const lines = rows.map((row) => row.slice(2));
  const marks = docLines(lines).map((isDoc) => (isDoc ? 'd' : 'c'));
  return { expected: rows, found: lines.map((line, at) => `${marks[at]} ${line}`) };
};

test.each([
  [
    'docstrings of a module, a class, a function and an attribute in Python',
    `
d """A module.
d 
d import nothing
d """
c import os
c class Cart:
d     '''One line.'''
c     rate = 1
d     """Of tax."""
c     async def total(
c         self,
c     ) -> int:
d         r"""Sums \\d
d         >>> Cart().total()
d         """
c         return self.rate`,
  ],
  [
    'strings that are values, whatever they hold',
    `
c query = """
c # select
c """
c run(
c     """
c     select
c     """
c )
c sign = '"""'
c def f():
d     """Doc."""
c     return \\
c         """text"""`,
  ],
  [
    'blocks of comments, also without a sign in each line',
    `
d /**
d   Sums a cart.
d  */
c function total() {
c   return 1;
c }
d /// In Rust
d // and here`,
  ],
  [
    'Elixir and Julia',
    `
c defmodule Cart do
d   @moduledoc """
d   Carts.
d   """
d   @doc ~S"""
d   Sums.
d   """
c   def total(cart), do: 1
c end
d """
d     total(cart)
d """
c function total(cart)`,
  ],
  [
    'a comment without an end as one line',
    `
d /* for ever
c code();`,
  ],
  [
    'comments of Visual Basic as code',
    `
c ''' <summary>
c ''' Sums.
c ''' </summary>
c Function Total()
c End Function`,
  ],
])('tells documentation from code: %s', (_, text) => {
  const { expected, found } = marked(text);
  expect(found).toEqual(expected);
});

test('whatever the text: each line has a mark', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('"""', "'''", '/*', '*/', 'a = """', '# b'));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(docLines(lines)).toHaveLength(lines.length);
    }),
  );
});
