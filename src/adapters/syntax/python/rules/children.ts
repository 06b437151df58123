/** What is wrong with a child in its parent. */
interface Misplaced {
  readonly message: string;
  /** Whether Python 2 allows it. */
  readonly dialect?: boolean;
}

interface Row extends Misplaced {
  readonly child: string;
  /** Types of nodes in which the grammar accepts the child, and Python does not. */
  readonly parents: string;
}

const python2 = { message: 'invalid syntax: this is Python 2', dialect: true };

const rows: readonly Row[] = [
  {
    child: 'named_expression',
    parents:
      'assert_statement assignment augmented_assignment conditional_expression default_parameter expression_list ' +
      'expression_statement for_in_clause for_statement keyword_argument lambda pair return_statement ' +
      'typed_default_parameter yield',
    message: "invalid syntax: ':=' needs parentheses here",
  },
  {
    child: 'list_splat',
    parents:
      'assert_statement assignment augmented_assignment await binary_operator boolean_operator comparison_operator ' +
      'conditional_expression for_statement if_statement keyword_argument lambda not_operator pair ' +
      'parenthesized_expression return_statement unary_operator while_statement',
    message: "can't use starred expression here",
  },
  {
    child: 'list_splat_pattern',
    parents: 'assignment for_in_clause for_statement',
    message: 'starred assignment target must be in a list or tuple',
  },
  {
    child: 'pattern_list',
    parents: 'augmented_assignment',
    message: 'illegal expression for augmented assignment',
  },
  { child: 'augmented_assignment', parents: 'assignment', message: 'invalid syntax' },
  { child: 'call', parents: 'as_pattern_target', message: 'cannot assign to function call' },
  { child: 'call', parents: 'delete_statement', message: 'cannot delete function call' },
  {
    child: ',',
    parents: 'for_in_clause',
    message: 'invalid syntax: the generator, or what it reads, needs parentheses',
    dialect: true,
  },
  {
    child: 'tuple_pattern',
    parents: 'lambda_parameters parameters',
    message: 'parameters cannot be parenthesized',
    dialect: true,
  },
  { child: 'expression_list', parents: 'raise_statement', ...python2 },
  { child: '<>', parents: 'comparison_operator', ...python2 },
];

const byChild = new Map<string, Map<string, Misplaced>>();
for (const { child, parents, ...misplaced } of rows) {
  const byParent = byChild.get(child) ?? new Map<string, Misplaced>();
  byChild.set(child, byParent);
  for (const parent of parents.split(' ')) byParent.set(parent, misplaced);
}

/** What is wrong with a node of this type in a parent of that one, although the grammar accepts it there. */
export const misplacedIn = (child: string, parent: string): Misplaced | undefined =>
  byChild.get(child)?.get(parent);
