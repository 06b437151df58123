import type { TreeCursor } from 'web-tree-sitter';
import { argumentOrder, parameterOrder } from './arguments.ts';
import { declaredAfterUse, nonlocalInModule } from './declarations.ts';
import { followEnclosing, surrounds } from './enclosing.ts';
import { starred, walrus } from './expressions.ts';
import { conversion, mixedBytes, number, stringContent } from './literals.ts';
import {
  asyncComprehension,
  asyncStatement,
  awaitOutsideAsync,
  outsideFunction,
  outsideLoop,
  wildcardImport,
} from './placement.ts';
import type { NodeFault, NodeRule } from './rule.ts';
import {
  comprehensionSource,
  futureImport,
  importedNames,
  matchCases,
  oldComparison,
  oldHandler,
  oldStatement,
  raised,
  tryClauses,
  withItems,
} from './statements.ts';
import { assigned, augmented, deleted, loopTarget, named, starredTwice } from './targets.ts';

/** What Python asks of a node that the grammar does not, by the node's type. */
const rules: ReadonlyMap<string, readonly NodeRule[]> = new Map([
  ['argument_list', [argumentOrder]],
  ['as_pattern_target', [named]],
  ['assignment', [assigned]],
  ['augmented_assignment', [augmented]],
  ['await', [awaitOutsideAsync]],
  ['break_statement', [outsideLoop]],
  ['comparison_operator', [oldComparison]],
  ['concatenated_string', [mixedBytes]],
  ['continue_statement', [outsideLoop]],
  ['delete_statement', [deleted]],
  ['except_clause', [oldHandler]],
  ['exec_statement', [oldStatement]],
  ['float', [number]],
  ['for_in_clause', [asyncComprehension, loopTarget, comprehensionSource]],
  ['for_statement', [asyncStatement, loopTarget]],
  ['future_import_statement', [futureImport]],
  ['global_statement', [declaredAfterUse]],
  ['import_from_statement', [importedNames]],
  ['integer', [number]],
  ['lambda_parameters', [parameterOrder]],
  ['list_pattern', [starredTwice]],
  ['list_splat', [starred]],
  ['match_statement', [matchCases]],
  ['named_expression', [walrus]],
  ['nonlocal_statement', [nonlocalInModule, declaredAfterUse]],
  ['parameters', [parameterOrder]],
  ['pattern_list', [starredTwice]],
  ['print_statement', [oldStatement]],
  ['raise_statement', [raised]],
  ['return_statement', [outsideFunction]],
  ['string', [stringContent]],
  ['try_statement', [tryClauses]],
  ['tuple_pattern', [starredTwice]],
  ['type_conversion', [conversion]],
  ['wildcard_import', [wildcardImport]],
  ['with_clause', [withItems]],
  ['with_statement', [asyncStatement]],
  ['yield', [outsideFunction]],
]);

const nothing: readonly NodeFault[] = [];

/** Follows a walk through one tree, and returns what is wrong with each node that it enters. */
export function treeRules(): (type: string, cursor: TreeCursor) => readonly NodeFault[] {
  const around = followEnclosing();
  return (type, cursor) => {
    const asked = rules.get(type);
    if ((asked === undefined && !surrounds(type)) || !cursor.nodeIsNamed) return nothing;
    const node = cursor.currentNode;
    const nodeFaults = asked?.flatMap((rule) => rule(node, around) ?? []) ?? [];
    around.enter(node);
    return nodeFaults;
  };
}
