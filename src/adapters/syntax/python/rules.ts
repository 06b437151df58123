import type { Node, TreeCursor } from 'web-tree-sitter';

/** A node that Python refuses, and why, in Python's words. */
export interface NodeProblem {
  readonly at: Node;
  readonly message: string;
}

/** Looks at a node and its children alone, so that all rules take linear time. */
type NodeRule = (node: Node, around: Enclosing) => NodeProblem | undefined;

/** Whose body a node is in, and whether a loop of that body surrounds it. */
interface Enclosing {
  readonly body: 'async function' | 'class' | 'function' | 'lambda' | 'module';
  readonly isInLoop: boolean;
}

/** A node that the walk is inside of. */
interface Level {
  readonly type: string;
  readonly around: Enclosing;
  isAsync: boolean;
}

/** Follows a walk through a tree, and returns what Python refuses at each node although the grammar accepts it. */
export function followRules(
  text: string,
): (type: string, cursor: TreeCursor, depth: number) => NodeProblem | undefined {
  const levels: Level[] = [];
  // A notebook that is saved as Python is run in an async function.
  const body = cell.test(text) ? 'async function' : 'module';
  const module: Enclosing = { body, isInLoop: false };
  return (type, cursor, depth) => {
    const parent = levels[depth - 1] ?? { type: '', around: module, isAsync: false };
    if (type === 'async') parent.isAsync = true;
    const around = enclosingOf(parent, type, cursor);
    levels[depth] = { type, around, isAsync: false };
    const rule = rules.get(type);
    return rule && cursor.nodeIsNamed ? rule(cursor.currentNode, around) : undefined;
  };
}

/** Comments that start a cell of a notebook. */
const cell = /^# (?:%%|In\[|Databricks notebook)/m;

const bodies: ReadonlyMap<string, Enclosing['body'] | 'loop'> = new Map([
  ['class_definition', 'class'],
  ['for_statement', 'loop'],
  ['function_definition', 'function'],
  ['lambda', 'lambda'],
  ['while_statement', 'loop'],
]);

function enclosingOf(level: Level, type: string, cursor: TreeCursor): Enclosing {
  const { type: parent, around, isAsync } = level;
  // A generator may await anywhere: it does so when it is read.
  if (type === 'generator_expression') return { ...around, body: 'async function' };
  const body = cursor.currentFieldName === 'body' ? bodies.get(parent) : undefined;
  if (body === undefined) return around;
  if (body === 'loop') return { ...around, isInLoop: true };
  return { body: isAsync ? 'async function' : body, isInLoop: false };
}

/** `return` and `yield`. */
const outsideFunction: NodeRule = (at, { body }) =>
  body === 'class' || body === 'module'
    ? { at, message: `'${at.firstChild?.type}' outside function` }
    : undefined;

/** `break` and `continue`. */
const outsideLoop: NodeRule = (at, { isInLoop }) =>
  isInLoop ? undefined : { at, message: `'${at.firstChild?.type}' outside loop` };

const asyncWords = new Map([
  ['await', 'await'],
  ['with_statement', 'async with'],
]);

/** `await`, `async for` and `async with`. */
const outsideAsync: NodeRule = (at, { body }) => {
  const isAsync = at.firstChild?.type === 'async' || at.type === 'await';
  if (!isAsync || body === 'async function') return undefined;
  const word = asyncWords.get(at.type) ?? 'async for';
  return { at, message: `'${word}' outside async function` };
};

/** The order of the arguments in a call, and that their names differ. */
const argumentOrder: NodeRule = (node) => {
  const names = new Set<string>();
  let hasKeyword = false;
  for (const at of childrenOf(node)) {
    const isKeyword = at.type === 'keyword_argument';
    const name = isKeyword ? (at.childForFieldName('name')?.text ?? '') : '';
    if (isKeyword && names.has(name)) return { at, message: `keyword argument repeated: ${name}` };
    names.add(name);
    if (isKeyword || at.type === 'dictionary_splat') hasKeyword = true;
    else if (hasKeyword && at.type !== 'list_splat')
      return { at, message: 'positional argument follows keyword argument' };
  }
  return undefined;
};

/** The order of the parameters of a function or lambda, and that their names differ. */
const parameterOrder: NodeRule = (node) => {
  const names = new Set<string>();
  let last: 'plain' | 'default' | 'star' | 'double star' = 'plain';
  for (const at of childrenOf(node)) {
    const typed = at.type === 'typed_parameter' ? at.namedChild(0) : null;
    const { text } = at.childForFieldName('name') ?? typed ?? at;
    const name = text.replace(/^[*/]+\s*/, '');
    const hasDefault = at.type.endsWith('default_parameter');
    if (last === 'double star')
      return { at, message: 'arguments cannot follow var-keyword argument' };
    if (last === 'default' && !hasDefault && !/^[*/]/.test(text))
      return { at, message: 'parameter without a default follows parameter with a default' };
    if (name !== '' && names.has(name))
      return { at, message: `duplicate argument '${name}' in function definition` };
    names.add(name);
    if (text.startsWith('*')) last = text.startsWith('**') ? 'double star' : 'star';
    else if (hasDefault && last === 'plain') last = 'default';
  }
  return undefined;
};

const tryClauses: NodeRule = (at) =>
  childrenOf(at).some(({ type }) => /^(?:except|finally)/.test(type))
    ? undefined
    : { at, message: "expected 'except' or 'finally' block" };

/** Only a docstring and other such imports may precede `from __future__ import`. */
const futureImports: NodeRule = (module) => {
  const isFuture = ({ type }: Node) => type === 'future_import_statement';
  const isAllowed = (node: Node, index: number) =>
    isFuture(node) || (index === 0 && /string$/.test(node.namedChild(0)?.type ?? ''));
  const statements = childrenOf(module);
  const other = statements.findIndex((node, index) => !isAllowed(node, index));
  const at = other < 0 ? undefined : statements.slice(other).find(isFuture);
  return at && { at, message: 'from __future__ imports must occur at the beginning of the file' };
};

/** A line break in a string of one line, which the grammar accepts after the braces of an f-string. */
const unterminated: NodeRule = (at) => {
  const isLong = /["']{3}$/.test(at.firstChild?.text ?? '');
  const content = isLong ? [] : at.namedChildren.filter(({ type }) => type === 'string_content');
  return content.some(({ text }) => text.replace(/\\(?:\r\n|.)/gs, '').includes('\n'))
    ? { at, message: 'unterminated string literal' }
    : undefined;
};

/** What Python asks of a node that the grammar does not, by the node's type: mistakes that edits really make. */
const rules: ReadonlyMap<string, NodeRule> = new Map([
  ['argument_list', argumentOrder],
  ['await', outsideAsync],
  ['break_statement', outsideLoop],
  ['continue_statement', outsideLoop],
  ['for_in_clause', outsideAsync],
  ['for_statement', outsideAsync],
  ['lambda_parameters', parameterOrder],
  ['module', futureImports],
  ['parameters', parameterOrder],
  ['return_statement', outsideFunction],
  ['string', unterminated],
  ['try_statement', tryClauses],
  ['with_statement', outsideAsync],
  ['yield', outsideFunction],
]);

/** The named children that are neither comments nor backslashes at the end of a line. */
function childrenOf(node: Node): readonly Node[] {
  return node.namedChildren.filter(
    ({ type }) => type !== 'comment' && type !== 'line_continuation',
  );
}
