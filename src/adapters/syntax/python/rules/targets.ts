import type { Node } from 'web-tree-sitter';
import { childrenOf, type NodeFault, type NodeRule } from './rule.ts';

/** Names, attributes and items. */
const single: ReadonlySet<string> = new Set(['attribute', 'identifier', 'subscript']);
const sequences: ReadonlySet<string> = new Set([
  'expression_list',
  'list',
  'list_pattern',
  'parenthesized_expression',
  'pattern_list',
  'tuple',
  'tuple_pattern',
]);

/** What Python calls an expression that it cannot assign to. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['call', 'function call'],
  ['comparison_operator', 'comparison'],
  ['concatenated_string', 'literal'],
  ['dictionary', 'dict literal'],
  ['false', 'False'],
  ['float', 'literal'],
  ['integer', 'literal'],
  ['none', 'None'],
  ['set', 'set display'],
  ['string', 'literal'],
  ['true', 'True'],
]);

export const deleted: NodeRule = (node) => {
  const wrong = childrenOf(node)
    .map((child) => notATarget(child))
    .find(Boolean);
  return wrong && { at: wrong, message: `cannot delete ${kinds.get(wrong.type) ?? 'expression'}` };
};

/** What stands after `as`, in `with` and `except`. */
export const named: NodeRule = (node) => {
  const [target] = childrenOf(node);
  const wrong = target && notATarget(target);
  return (
    wrong && { at: wrong, message: `cannot assign to ${kinds.get(wrong.type) ?? 'expression'}` }
  );
};

/** The part of an expression that cannot be assigned to. */
function notATarget(node: Node): Node | undefined {
  if (single.has(node.type)) return undefined;
  if (node.type === 'list_splat') return childrenOf(node).map(notATarget).find(Boolean);
  if (!sequences.has(node.type)) return node;
  return childrenOf(node).map(notATarget).find(Boolean);
}

/** `a = b`, `a: b` and `a: b = c`. */
export const assigned: NodeRule = (node) => {
  const at = node.childForFieldName('left');
  const right = node.childForFieldName('right');
  if (!at) return undefined;
  const isTyped = node.childForFieldName('type') !== null;
  if (right?.type === 'augmented_assignment') return { at: right, message: 'invalid syntax' };
  if (right?.type === 'assignment' && (isTyped || right.childForFieldName('type')))
    return { at: right, message: 'invalid syntax' };
  if (isTyped && !isSingle(at)) return { at, message: 'only a single target can be annotated' };
  return loneStar(at);
};

export const augmented: NodeRule = (node) => {
  const at = node.childForFieldName('left');
  if (!at || isSingle(at)) return undefined;
  return { at, message: 'illegal expression for augmented assignment' };
};

/** What `for` assigns to, as a statement or in a comprehension. */
export const loopTarget: NodeRule = (node) => {
  const at = node.childForFieldName('left');
  return at ? loneStar(at) : undefined;
};

/** A parenthesized name is one target; with a comma, it is a tuple. */
function isSingle(node: Node): boolean {
  if (single.has(node.type)) return true;
  const [inner, ...others] = childrenOf(node);
  const isPlain = node.type === 'tuple_pattern' && !node.children.some(({ type }) => type === ',');
  return isPlain && inner !== undefined && others.length === 0 && isSingle(inner);
}

function loneStar(at: Node): NodeFault | undefined {
  if (at.type !== 'list_splat_pattern') return undefined;
  return { at, message: 'starred assignment target must be in a list or tuple' };
}

/** `*a, *b = c` */
export const starredTwice: NodeRule = (node) => {
  const at = childrenOf(node).filter(({ type }) => type === 'list_splat_pattern')[1];
  return at && { at, message: 'multiple starred expressions in assignment' };
};
