import type { Node } from 'web-tree-sitter';
import { childrenOf, type NodeFault, type NodeRule } from './rule.ts';

/** The order of arguments in a call, or of the bases of a class. */
export const argumentOrder: NodeRule = (node) => {
  if (!/=|\*\*/.test(node.text)) return undefined;
  const names = new Set<string>();
  let last: 'keyword argument' | 'keyword argument unpacking' | undefined;
  for (const at of childrenOf(node)) {
    if (at.type === 'keyword_argument') {
      const name = at.childForFieldName('name')?.text ?? '';
      if (names.has(name)) return { at, message: `keyword argument repeated: ${name}` };
      names.add(name);
      last ??= 'keyword argument';
    } else if (at.type === 'dictionary_splat') {
      last = 'keyword argument unpacking';
    } else if (at.type !== 'list_splat') {
      if (last) return { at, message: `positional argument follows ${last}` };
    } else if (last === 'keyword argument unpacking') {
      return { at, message: `iterable argument unpacking follows ${last}` };
    }
  }
  return undefined;
};

/** What the parameters up to the current one have brought. */
interface Seen {
  names: Set<string>;
  hasDefault: boolean;
  isKeywordOnly: boolean;
  hasSlash: boolean;
  hasUnpacking: boolean;
  /** A bare `*` that no parameter follows yet. */
  bare: Node | undefined;
}

/** The order of the parameters of a function or lambda, and that their names differ. */
export const parameterOrder: NodeRule = (node) => {
  const seen: Seen = {
    names: new Set(),
    hasDefault: false,
    isKeywordOnly: false,
    hasSlash: false,
    hasUnpacking: false,
    bare: undefined,
  };
  for (const at of childrenOf(node)) {
    const fault = misplaced(at, seen);
    if (fault) return fault;
  }
  return seen.bare && { at: seen.bare, message: namedAfterStar };
};

const namedAfterStar = 'named arguments must follow bare *';

function misplaced(at: Node, seen: Seen): NodeFault | undefined {
  if (seen.hasUnpacking) return { at, message: 'arguments cannot follow var-keyword argument' };
  if (at.type === 'positional_separator') return misplacedSlash(at, seen);
  const { kind, name } = parameterOf(at);
  if (kind === 'tuple_pattern')
    return { at, message: 'parameters cannot be parenthesized', dialect: true };
  const isStar = kind === 'list_splat_pattern' || kind === 'keyword_separator';
  if (isStar && seen.isKeywordOnly) return { at, message: '* argument may appear only once' };
  const isUnpacking = kind === 'dictionary_splat_pattern';
  if (isUnpacking && seen.bare) return { at: seen.bare, message: namedAfterStar };
  const hasDefault = at.type.endsWith('default_parameter');
  if (!isStar && !isUnpacking && !hasDefault && seen.hasDefault && !seen.isKeywordOnly)
    return { at, message: 'parameter without a default follows parameter with a default' };
  if (name !== undefined && seen.names.has(name))
    return { at, message: `duplicate argument '${name}' in function definition` };
  if (name !== undefined) seen.names.add(name);
  seen.hasDefault ||= hasDefault;
  seen.isKeywordOnly ||= isStar;
  seen.hasUnpacking = isUnpacking;
  seen.bare = kind === 'keyword_separator' ? at : undefined;
  return undefined;
}

function misplacedSlash(at: Node, seen: Seen): NodeFault | undefined {
  if (seen.hasSlash) return { at, message: '/ may appear only once' };
  if (seen.isKeywordOnly) return { at, message: '/ must be ahead of *' };
  if (seen.names.size === 0) return { at, message: 'at least one argument must precede /' };
  seen.hasSlash = true;
  return undefined;
}

/** What a parameter is without its type and default value. */
function parameterOf(node: Node): { kind: string; name: string | undefined } {
  const isWrapped = /^(?:typed_|default_)/.test(node.type);
  const inner = (isWrapped && (node.childForFieldName('name') ?? node.namedChild(0))) || node;
  const name = inner.type.endsWith('splat_pattern') ? inner.namedChild(0) : inner;
  return { kind: inner.type, name: name?.type === 'identifier' ? name.text : undefined };
}
