export type { NodeFault } from './rule.ts';
export { treeRules } from './table.ts';
