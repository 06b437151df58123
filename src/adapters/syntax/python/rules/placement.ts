import type { Node } from 'web-tree-sitter';
import { functions, type Surrounding } from './enclosing.ts';
import type { NodeFault, NodeRule } from './rule.ts';

const loops = new Set<Surrounding>([...functions, 'loop']);
const asyncScopes = new Set<Surrounding>([...functions, 'generator']);
const comprehensions = new Set<Surrounding>(['comprehension', 'generator']);

/** `return` and `yield`. */
export const outsideFunction: NodeRule = (node, around) => {
  const inside = around.nearest(node, functions);
  const word = node.firstChild?.type ?? '';
  if (inside === 'class' || inside === 'module')
    return { at: node, message: `'${word}' outside function` };
  if (inside !== 'async function' || node.child(1)?.type !== 'from') return undefined;
  return { at: node, message: "'yield from' inside async function" };
};

/** `break` and `continue`. */
export const outsideLoop: NodeRule = (node, around) => {
  if (around.nearest(node, loops) === 'loop') return undefined;
  const isBreak = node.type === 'break_statement';
  return {
    at: node,
    message: isBreak ? "'break' outside loop" : "'continue' not properly in loop",
  };
};

export const awaitOutsideAsync: NodeRule = (node, around) =>
  outsideAsync(node, around.nearest(node, asyncScopes), 'await');

/** `async for` and `async with` as statements. */
export const asyncStatement: NodeRule = (node, around) => {
  const [first, second] = node.children;
  if (first?.type !== 'async') return undefined;
  return outsideAsync(node, around.nearest(node, functions), `async ${second?.type}`);
};

/** `async for` in a comprehension. A generator may have it anywhere. */
export const asyncComprehension: NodeRule = (node, around) => {
  if (node.firstChild?.type !== 'async') return undefined;
  if (around.nearest(node, comprehensions) === 'generator') return undefined;
  return outsideAsync(node, around.nearest(node, asyncScopes), 'async for');
};

/** Comments that start a cell: notebooks saved as Python may have `await` outside functions. */
const cell = /^# (?:%%|In\[|Databricks notebook)/m;

function outsideAsync(at: Node, inside: Surrounding, what: string): NodeFault | undefined {
  if (inside === 'async function' || inside === 'generator') return undefined;
  if (inside !== 'module') return { at, message: `'${what}' outside async function` };
  if (cell.test(at.tree.rootNode.text)) return undefined;
  return { at, message: `'${what}' outside function`, dialect: true };
}

/** `from a import *`, which Python 2 allowed in functions. */
export const wildcardImport: NodeRule = (at, around) =>
  around.nearest(at, functions) === 'module'
    ? undefined
    : { at, message: 'import * only allowed at module level', dialect: true };
