import type { Node } from 'web-tree-sitter';
import type { Enclosing } from './enclosing.ts';
import { childrenOf, type NodeFault, type NodeRule } from './rule.ts';

/** `return` and `yield`. */
export const outsideFunction: NodeRule = (at, { body }) => {
  const word = at.firstChild?.type ?? '';
  if (body === 'class' || body === 'module') return { at, message: `'${word}' outside function` };
  if (body !== 'async function' || at.child(1)?.type !== 'from') return undefined;
  return { at, message: "'yield from' inside async function" };
};

/** `break` and `continue`. */
export const outsideLoop: NodeRule = (at, { isInLoop }) => {
  if (isInLoop) return undefined;
  const isBreak = at.type === 'break_statement';
  return { at, message: isBreak ? "'break' outside loop" : "'continue' not properly in loop" };
};

export const awaitOutsideAsync: NodeRule = (at, around) => outsideAsync(at, around, 'await');

/** `async for` and `async with`, as statements and in comprehensions. */
export const asyncClause: NodeRule = (at, around) => {
  if (at.firstChild?.type !== 'async') return undefined;
  return outsideAsync(at, around, at.type === 'with_statement' ? 'async with' : 'async for');
};

function outsideAsync(at: Node, around: Enclosing, what: string): NodeFault | undefined {
  if (around.body === 'async function' || around.isInGenerator) return undefined;
  if (around.body !== 'module') return { at, message: `'${what}' outside async function` };
  if (around.isInNotebook) return undefined;
  return { at, message: `'${what}' outside function`, dialect: true };
}

/** `from a import *`, which Python 2 allowed in functions. */
export const wildcardImport: NodeRule = (at, { body }) =>
  body === 'module'
    ? undefined
    : { at, message: 'import * only allowed at module level', dialect: true };

/** `global` and `nonlocal` come before any use of the name in their function. Python 2 only warned. */
export const declaration: NodeRule = (at, { body, used }) => {
  const keyword = at.firstChild?.type ?? '';
  if (keyword === 'nonlocal' && body === 'module')
    return { at, message: 'nonlocal declaration not allowed at module level' };
  const name = childrenOf(at).find(({ text }) => used.has(text))?.text;
  if (name === undefined || body === 'module') return undefined;
  return { at, message: `name '${name}' is used prior to ${keyword} declaration`, dialect: true };
};
