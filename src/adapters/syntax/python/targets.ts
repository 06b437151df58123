import type { Node } from 'web-tree-sitter';
import { childrenOf, firstOf, type NodeProblem } from './node.ts';
import type { NodeRule } from './scopes.ts';

/** How a name or place gets its value. */
type Use = 'assignment' | 'augmented assignment' | 'annotation' | 'deletion';

const sequences = new Set([
  'expression_list',
  'list',
  'list_pattern',
  'pattern_list',
  'tuple',
  'tuple_pattern',
]);

/** Nobody nests targets deeper. */
const maxDepth = 100;

/** What Python refuses of a target: of a value, of a star in the wrong place, of several where one must stand. */
function targetProblem(at: Node, use: Use, isInList = false, depth = 0): NodeProblem | undefined {
  if (at.type === 'identifier') return reservedName(at);
  if (at.type === 'subscript') return undefined;
  if (at.type === 'attribute') {
    const isSet = use === 'assignment' || use === 'annotation';
    return isSet ? reservedName(at.childForFieldName('attribute')) : undefined;
  }
  const inner = innerOf(at);
  if (depth > maxDepth) return undefined;
  if (inner !== undefined) return targetProblem(inner, use, false, depth + 1);
  if (/^list_splat/.test(at.type)) {
    const [starred] = childrenOf(at);
    return use === 'assignment' && isInList && starred !== undefined
      ? targetProblem(starred, use, false, depth + 1)
      : { at, message: 'starred assignment target must be in a list or tuple' };
  }
  if (!sequences.has(at.type)) return { at, message: `cannot use this as the target of ${use}` };
  if (use === 'augmented assignment' || use === 'annotation')
    return { at, message: `only a single target is possible in an ${use}` };
  const parts = childrenOf(at);
  const [, second] = parts.filter(({ type }) => /^list_splat/.test(type));
  if (second !== undefined) return { at: second, message: 'multiple starred expressions' };
  return firstOf(parts, (part) => targetProblem(part, use, true, depth + 1));
}

/** What stands in parentheses alone, which the grammar calls a tuple in front of `=`. */
function innerOf(at: Node): Node | undefined {
  const isLone = at.type === 'parenthesized_expression' || at.type === 'tuple_pattern';
  const [inner, other] = isLone ? childrenOf(at) : [];
  const isTuple = other !== undefined || at.children.some(({ type }) => type === ',');
  return isTuple ? undefined : inner;
}

/** The name that nobody may bind although it is no keyword. */
export function reservedName(at: Node | null): NodeProblem | undefined {
  const isReserved = at !== null && at.endIndex - at.startIndex === 9 && at.text === '__debug__';
  return isReserved ? { at, message: 'cannot assign to __debug__' } : undefined;
}

/** A target in a field of the node, besides what else is asked of it. */
export const targetIn =
  (field: string, use: Use, other?: NodeRule): NodeRule =>
  (node, around) => {
    const target = node.childForFieldName(field);
    return other?.(node, around) ?? (target ? targetProblem(target, use) : undefined);
  };

/** The target of `=`, which may have a type. */
export const assignment: NodeRule = (node, around) => {
  const use = node.childForFieldName('type') === null ? 'assignment' : 'annotation';
  return targetIn('left', use)(node, around);
};

/** Targets that are children of the node. */
export const everyChild =
  (use: Use): NodeRule =>
  (node) =>
    firstOf(childrenOf(node), (child) => targetProblem(child, use));

/** An exception gets a name, and no other target. */
export const exceptName: NodeRule = (node) => {
  const value = node.childForFieldName('value');
  const [at] =
    value?.type === 'as_pattern' ? (value.childForFieldName('alias')?.namedChildren ?? []) : [];
  return at && at.type !== 'identifier'
    ? { at, message: 'cannot use except with this target' }
    : undefined;
};

/** Names that a node gives to something. */
export const namesIn =
  (field: string): NodeRule =>
  (node) =>
    firstOf(
      node.childrenForFieldName(field).filter((one) => one !== null),
      (name) => reservedName(name.type === 'dotted_name' ? name.namedChild(0) : name),
    );
