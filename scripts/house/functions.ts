import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import type { Source } from './sources.ts';

/** A function, method or accessor. `lines` is missing without a block body. */
export interface FunctionShape {
  readonly place: string;
  readonly parameters: number;
  readonly lines?: number;
}

const functionKinds: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
  SyntaxKind.MethodSignature,
  SyntaxKind.FunctionType,
  SyntaxKind.CallSignature,
]);

/** Lists every function and function type of a file. */
export function functionsOf({ path, tree }: Source): readonly FunctionShape[] {
  return nodesOf(tree).flatMap((node) => {
    if (!functionKinds.has(node.kind)) return [];
    const parts = childrenOf(node);
    const body = parts.find(({ kind }) => kind === SyntaxKind.Block);
    const parameters = parts.filter(({ kind }) => kind === SyntaxKind.Parameter).length;
    const first = lineAt(tree, node.getStart(tree));
    const size = body && { lines: lineAt(tree, node.getEnd()) - first + 1 };
    return [{ place: `${path}:${first}`, parameters, ...size }];
  });
}

/** Counts uses of the type `any`. */
export function countAny({ tree }: Source): number {
  return nodesOf(tree).filter(({ kind }) => kind === SyntaxKind.AnyKeyword).length;
}

/** Counts type and non-null assertions, except for `as const`. */
export function countCasts({ tree }: Source): number {
  return nodesOf(tree).filter((node) => {
    if (node.kind === SyntaxKind.AsExpression) return !/\bas\s+const$/.test(node.getText(tree));
    return (
      node.kind === SyntaxKind.TypeAssertionExpression || node.kind === SyntaxKind.NonNullExpression
    );
  }).length;
}

function nodesOf(root: Node): readonly Node[] {
  return childrenOf(root).flatMap((node) => [node, ...nodesOf(node)]);
}

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  return children;
}

function lineAt(tree: SourceFile, position: number): number {
  return tree.text.slice(0, position).split('\n').length;
}
