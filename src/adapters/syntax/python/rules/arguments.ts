import type { Node } from 'web-tree-sitter';
import { childrenOf, type NodeFault, type NodeRule } from './rule.ts';

/** The order of arguments in a call, or of the bases of a class. */
export const argumentOrder: NodeRule = (node) => {
  if (node.namedChildCount < 2) return undefined;
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
  hasStar: boolean;
  hasUnpacking: boolean;
  /** A bare `*` that no parameter follows yet. */
  bare: Node | undefined;
}

/** The order of the parameters of a function or lambda, and that their names differ. */
export const parameterOrder: NodeRule = (node) => {
  const seen: Seen = {
    names: new Set(),
    hasDefault: false,
    hasStar: false,
    hasUnpacking: false,
    bare: undefined,
  };
  for (const at of childrenOf(node)) {
    const fault = at.type === 'positional_separator' ? undefined : misplaced(at, seen);
    if (fault) return fault;
  }
  return seen.bare && { at: seen.bare, message: namedAfterStar };
};

const namedAfterStar = 'named arguments must follow bare *';

function misplaced(at: Node, seen: Seen): NodeFault | undefined {
  const { kind, name } = parameterOf(at);
  const isStar = kind === 'list_splat_pattern' || kind === 'keyword_separator';
  const isUnpacking = kind === 'dictionary_splat_pattern';
  const hasDefault = at.type.endsWith('default_parameter');
  if (seen.hasUnpacking) return { at, message: 'arguments cannot follow var-keyword argument' };
  if (isUnpacking && seen.bare) return { at: seen.bare, message: namedAfterStar };
  if (isStar && seen.hasStar) return { at, message: '* argument may appear only once' };
  if (seen.hasDefault && !(hasDefault || isStar || isUnpacking || seen.hasStar))
    return { at, message: 'parameter without a default follows parameter with a default' };
  if (name !== undefined && seen.names.has(name))
    return { at, message: `duplicate argument '${name}' in function definition` };
  if (name !== undefined) seen.names.add(name);
  seen.hasDefault ||= hasDefault;
  seen.hasStar ||= isStar;
  seen.hasUnpacking = isUnpacking;
  seen.bare = kind === 'keyword_separator' ? at : undefined;
  return undefined;
}

/** What a parameter is without its type and default value. */
function parameterOf(node: Node): { kind: string; name: string | undefined } {
  const isWrapped = /^(?:typed_|default_)/.test(node.type);
  const inner = (isWrapped && (node.childForFieldName('name') ?? node.namedChild(0))) || node;
  const name = inner.type.endsWith('splat_pattern') ? inner.namedChild(0) : inner;
  return { kind: inner.type, name: name?.type === 'identifier' ? name.text : undefined };
}
