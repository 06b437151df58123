import type { Node } from 'web-tree-sitter';
import { childrenOf, type NodeFault, type NodeRule } from './rule.ts';

/** The clauses of `try`. */
export const tryClauses: NodeRule = (node) => {
  const clauses = childrenOf(node).filter(({ type }) => /^(?:except|finally)/.test(type));
  if (clauses.length === 0) return { at: node, message: "expected 'except' or 'finally' block" };
  const handlers = clauses.filter(({ type }) => type.startsWith('except'));
  const last = handlers.at(-1);
  const at = handlers.find((it) => it !== last && it.childForFieldName('value') === null);
  if (at) return { at, message: "default 'except:' must be last" };
  const mixed = handlers.find((it) => isGroup(it) !== isGroup(handlers[0]));
  return (
    mixed && { at: mixed, message: "cannot have both 'except' and 'except*' on the same 'try'" }
  );
};

const isGroup = (handler: Node | undefined) => handler?.child(1)?.type === '*';

/** A case that takes everything must be the last. */
export const matchCases: NodeRule = (node) => {
  const cases = node.childForFieldName('body')?.childrenForFieldName('alternative') ?? [];
  for (const one of cases.slice(0, -1)) {
    const [pattern, second] = one ? childrenOf(one) : [];
    const isAlone = pattern?.type === 'case_pattern' && second?.type === 'block';
    if (isAlone && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(pattern.text) && !constants.has(pattern.text)) {
      const what = pattern.text === '_' ? 'wildcard' : `name capture '${pattern.text}'`;
      return { at: pattern, message: `${what} makes remaining patterns unreachable` };
    }
  }
  return undefined;
};

const constants: ReadonlySet<string> = new Set(['False', 'None', 'True']);

const futures: ReadonlySet<string> = new Set([
  'absolute_import',
  'annotations',
  'barry_as_FLUFL',
  'division',
  'generator_stop',
  'generators',
  'nested_scopes',
  'print_function',
  'unicode_literals',
  'with_statement',
]);

export const futureImport: NodeRule = (node) => {
  for (const name of node.childrenForFieldName('name')) {
    const feature = (name?.childForFieldName('name') ?? name)?.text ?? '';
    if (!futures.has(feature))
      return { at: node, message: `future feature ${feature} is not defined` };
  }
  const isFirst = node.parent?.type === 'module' && onlyFuturesBefore(node);
  return isFirst
    ? undefined
    : { at: node, message: 'from __future__ imports must occur at the beginning of the file' };
};

/** Only other such imports may precede, and a docstring before all of them. */
function onlyFuturesBefore(node: Node): boolean {
  let it = previousOf(node);
  while (it?.type === 'future_import_statement') it = previousOf(it);
  const isDocstring = /^(?:concatenated_)?string$/.test(it?.namedChild(0)?.type ?? '');
  return it === null || (isDocstring && previousOf(it) === null);
}

function previousOf(node: Node): Node | null {
  const previous = node.previousNamedSibling;
  return previous?.isExtra ? previousOf(previous) : previous;
}

/** `from a import b,` and `from a import b.c`. */
export const importedNames: NodeRule = (node) => {
  const last = node.lastChild;
  if (last?.type === ',')
    return { at: last, message: 'trailing comma not allowed without surrounding parentheses' };
  for (const it of node.childrenForFieldName('name')) {
    const name = it?.type === 'aliased_import' ? it.childForFieldName('name') : it;
    if (name && name.namedChildCount > 1) return { at: name, message: 'invalid syntax' };
  }
  return undefined;
};

/** `with a, :` */
export const withItems: NodeRule = (node) => {
  const at = node.lastChild;
  return at?.type === ',' ? { at, message: 'invalid syntax' } : undefined;
};

/** `raise E, "why"` of Python 2, and `raise from cause`. */
export const raised: NodeRule = (node) => {
  const at = node.child(1);
  if (at?.type === 'from') return { at, message: 'invalid syntax' };
  return at?.type === 'expression_list' ? oldSyntax(at) : undefined;
};

/** `print "a"` and `exec "a"` of Python 2. `print >>a, b` is an expression of Python 3. */
export const oldStatement: NodeRule = (node) => {
  const word = node.firstChild?.type ?? '';
  if (node.namedChild(0)?.type === 'chevron') return undefined;
  const message = `Missing parentheses in call to '${word}'. Did you mean ${word}(...)?`;
  return { at: node, message, dialect: true };
};

/** `except A, e` of Python 2. Since Python 3.14 it names two types, which have other names than these. */
export const oldHandler: NodeRule = (node) => {
  const [, at, ...others] = node.childrenForFieldName('value');
  if (!at || others.length > 0 || !/^(?:e|ex|exc|err|exception|inst|msg|why)$/.test(at.text))
    return undefined;
  return { at, message: 'multiple exception types must be parenthesized', dialect: true };
};

/** `a <> b` of Python 2. */
export const oldComparison: NodeRule = (node) => {
  const at = node.text.includes('<>') && node.children.find(({ type }) => type === '<>');
  return at ? oldSyntax(at) : undefined;
};

function oldSyntax(at: Node): NodeFault {
  return { at, message: 'invalid syntax: this is Python 2', dialect: true };
}

/** `for x in 1, 2` in a comprehension of Python 2, and `f(x for x in y, 1)`. */
export const comprehensionSource: NodeRule = (node) => {
  const at = node.children.find(({ type }) => type === ',');
  if (!at) return undefined;
  if (node.parent?.type !== 'generator_expression') return oldSyntax(at);
  return { at, message: 'Generator expression must be parenthesized' };
};
