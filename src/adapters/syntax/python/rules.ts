import type { Node, TreeCursor } from 'web-tree-sitter';
import { childrenOf, type NodeProblem } from './node.ts';
import {
  declarationProblem,
  type Enclosing,
  type NodeRule,
  openScope,
  returnProblem,
  type Scope,
  unboundProblem,
} from './scopes.ts';
import { assignment, everyChild, exceptName, namesIn, reservedName, targetIn } from './targets.ts';

/** A node that the walk is inside of. */
interface Level {
  readonly type: string;
  readonly around: Enclosing;
  isAsync: boolean;
  /** Of a function, once they are passed. */
  parameters?: ReadonlySet<string>;
}

/**
 * Follows a walk through a tree, for what Python refuses although the grammar accepts it: at each node that the walk
 * enters, and what is known only at its end.
 */
export function followRules(text: string) {
  const levels: Level[] = [];
  // A notebook that is saved as Python is run in an async function.
  const body = cell.test(text) ? 'async function' : 'module';
  const module: Enclosing = { body, isInLoop: false, scope: openScope(body), isApart: false };
  const declared: (readonly [Node, Scope])[] = [];
  const enter = (type: string, cursor: TreeCursor, depth: number): NodeProblem | undefined => {
    const parent = levels[depth - 1] ?? { type: '', around: module, isAsync: false };
    if (type === 'async') parent.isAsync = true;
    const around = enclosingOf(parent, type, cursor);
    levels[depth] = { type, around, isAsync: false };
    if (type === 'identifier')
      noteName(text.slice(cursor.startIndex, cursor.endIndex), parent, cursor);
    const rule = rules.get(type);
    if (rule === undefined || !cursor.nodeIsNamed) return undefined;
    const node = cursor.currentNode;
    if (type === 'parameters') parent.parameters = namesOf(node);
    if (type === 'nonlocal_statement') declared.push([node, around.scope]);
    return rule(node, around);
  };
  const end = () =>
    declared.flatMap(([node, scope]) => {
      const problem = scope.outer && unboundProblem(node, scope);
      return problem === undefined ? [] : [problem];
    });
  return { enter, end };
}

/** Notes a name for its scope. A name that may stand for something else, such as a keyword, is not certainly used. */
function noteName(name: string, { type, around }: Level, cursor: TreeCursor): void {
  around.scope.names.add(name);
  const isOther =
    others.has(type) && (type !== 'attribute' || cursor.currentFieldName !== 'object');
  if (!around.isApart && !isOther) around.scope.used.add(name);
}

const others = new Set([
  ...['attribute', 'dotted_name', 'global_statement', 'keyword_argument', 'keyword_pattern'],
  ...['nonlocal_statement', 'aliased_import', 'type_parameter'],
]);

/** What has names of its own. */
const apart =
  /^(?:.*_comprehension|generator_expression|lambda|lambda_parameters|parameters|type_parameter|case_pattern)$/;

const namesOf = (parameters: Node): ReadonlySet<string> =>
  new Set(childrenOf(parameters).map(nameOf));

/** The name of a parameter, without stars. */
function nameOf(at: Node): string {
  const typed = at.type === 'typed_parameter' ? at.namedChild(0) : null;
  const { text } = at.childForFieldName('name') ?? typed ?? at;
  return text.replace(/^[*/]+\s*/, '');
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
  if (type === 'generator_expression') return { ...around, body: 'async function', isApart: true };
  const body = cursor.currentFieldName === 'body' ? bodies.get(parent) : undefined;
  if (body === undefined) return apart.test(type) ? { ...around, isApart: true } : around;
  if (body === 'loop') return { ...around, isInLoop: true };
  const kind = isAsync ? 'async function' : body;
  const scope = openScope(kind, around.scope, level.parameters);
  return { body: kind, isInLoop: false, scope, isApart: false };
}

/** `return` and `yield`. */
const outsideFunction: NodeRule = (at, { body, scope }) =>
  body === 'class' || body === 'module'
    ? { at, message: `'${at.firstChild?.type}' outside function` }
    : returnProblem(at, scope);

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
    const reserved = isKeyword ? reservedName(at.childForFieldName('name')) : undefined;
    if (reserved !== undefined) return reserved;
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
    const { text } = at;
    const name = nameOf(at);
    if (name === '__debug__') return { at, message: 'cannot assign to __debug__' };
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

const declaration: NodeRule = (node, { scope }) => declarationProblem(node, scope);

/** What Python asks of a node that the grammar does not, by the node's type: mistakes that edits really make. */
const rules: ReadonlyMap<string, NodeRule> = new Map([
  ['aliased_import', namesIn('alias')],
  ['argument_list', argumentOrder],
  ['as_pattern_target', everyChild('assignment')],
  ['assignment', assignment],
  ['augmented_assignment', targetIn('left', 'augmented assignment')],
  ['await', outsideAsync],
  ['break_statement', outsideLoop],
  ['class_definition', namesIn('name')],
  ['continue_statement', outsideLoop],
  ['delete_statement', everyChild('deletion')],
  ['except_clause', exceptName],
  ['for_in_clause', targetIn('left', 'assignment', outsideAsync)],
  ['for_statement', targetIn('left', 'assignment', outsideAsync)],
  ['function_definition', namesIn('name')],
  ['global_statement', declaration],
  ['import_from_statement', namesIn('name')],
  ['import_statement', namesIn('name')],
  ['lambda_parameters', parameterOrder],
  ['module', futureImports],
  ['named_expression', namesIn('name')],
  ['nonlocal_statement', declaration],
  ['parameters', parameterOrder],
  ['return_statement', outsideFunction],
  ['string', unterminated],
  ['try_statement', tryClauses],
  ['with_statement', outsideAsync],
  ['yield', outsideFunction],
]);
