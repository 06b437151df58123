import type { TreeCursor } from 'web-tree-sitter';
import { argumentOrder, parameterOrder } from './arguments.ts';
import { misplacedIn } from './children.ts';
import { followEnclosing } from './enclosing.ts';
import { number, stringContent } from './literals.ts';
import {
  asyncClause,
  awaitOutsideAsync,
  declaration,
  outsideFunction,
  outsideLoop,
  wildcardImport,
} from './placement.ts';
import type { NodeFault, NodeRule } from './rule.ts';
import {
  annotation,
  futureImports,
  importedNames,
  matchCases,
  oldHandler,
  oldStatement,
  tryClauses,
} from './statements.ts';

/** What Python asks of a node that the grammar does not, by the node's type. */
const rules: ReadonlyMap<string, NodeRule> = new Map([
  ['argument_list', argumentOrder],
  ['assignment', annotation],
  ['await', awaitOutsideAsync],
  ['break_statement', outsideLoop],
  ['continue_statement', outsideLoop],
  ['except_clause', oldHandler],
  ['exec_statement', oldStatement],
  ['float', number],
  ['for_in_clause', asyncClause],
  ['for_statement', asyncClause],
  ['global_statement', declaration],
  ['import_from_statement', importedNames],
  ['import_statement', importedNames],
  ['integer', number],
  ['lambda_parameters', parameterOrder],
  ['match_statement', matchCases],
  ['module', futureImports],
  ['nonlocal_statement', declaration],
  ['parameters', parameterOrder],
  ['print_statement', oldStatement],
  ['return_statement', outsideFunction],
  ['string', stringContent],
  ['try_statement', tryClauses],
  ['typed_default_parameter', annotation],
  ['typed_parameter', annotation],
  ['wildcard_import', wildcardImport],
  ['with_statement', asyncClause],
  ['yield', outsideFunction],
]);

/** Follows a walk through the tree of `text`, and returns what is wrong with each node that it enters. */
export function treeRules(
  text: string,
): (type: string, cursor: TreeCursor, depth: number) => readonly NodeFault[] {
  const follow = followEnclosing(text);
  return (type, cursor, depth) => {
    const { around, parent } = follow(type, cursor, depth);
    const misplaced = misplacedIn(type, parent);
    const rule = rules.get(type);
    const fault = rule && cursor.nodeIsNamed ? rule(cursor.currentNode, around) : undefined;
    if (misplaced !== undefined) return [{ at: cursor.currentNode, ...misplaced }];
    return fault === undefined ? [] : [fault];
  };
}
