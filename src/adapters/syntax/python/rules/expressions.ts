import type { NodeRule } from './rule.ts';

/** Nodes that hold an expression directly, where `a := b` needs parentheses. */
const noWalrus: ReadonlySet<string> = new Set([
  'assert_statement',
  'assignment',
  'augmented_assignment',
  'conditional_expression',
  'default_parameter',
  'expression_list',
  'expression_statement',
  'for_in_clause',
  'for_statement',
  'keyword_argument',
  'lambda',
  'pair',
  'return_statement',
  'typed_default_parameter',
  'yield',
]);

/** `a := b` where it needs parentheses. */
export const walrus: NodeRule = (at) =>
  noWalrus.has(at.parent?.type ?? '')
    ? { at, message: "invalid syntax: ':=' needs parentheses here" }
    : undefined;

/** Nodes that hold an expression directly, where `*a` is none. */
const noStar: ReadonlySet<string> = new Set([
  'assert_statement',
  'assignment',
  'augmented_assignment',
  'await',
  'binary_operator',
  'boolean_operator',
  'comparison_operator',
  'conditional_expression',
  'for_statement',
  'if_statement',
  'keyword_argument',
  'lambda',
  'not_operator',
  'pair',
  'parenthesized_expression',
  'return_statement',
  'unary_operator',
  'while_statement',
]);

/** `*a` outside of a list, a tuple, a set or the arguments of a call. */
export const starred: NodeRule = (at) => {
  const parent = at.parent;
  const isAlone =
    noStar.has(parent?.type ?? '') ||
    (parent?.type === 'expression_statement' && parent.childCount === 1) ||
    (parent?.type === 'tuple' && !parent.children.some(({ type }) => type === ','));
  return isAlone ? { at, message: "can't use starred expression here" } : undefined;
};
