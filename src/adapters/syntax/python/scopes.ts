import type { Node } from 'web-tree-sitter';
import { childrenOf, firstOf, type NodeProblem } from './node.ts';

/** The names of a body, and how it returns. */
export interface Scope {
  readonly kind: 'async function' | 'class' | 'function' | 'lambda' | 'module';
  readonly outer: Scope | undefined;
  readonly parameters: ReadonlySet<string>;
  /** Names that are certainly used or assigned in it. */
  readonly used: Set<string>;
  /** Every name in it, whatever it stands for. */
  readonly names: Set<string>;
  /** The first `return` with a value. */
  returned: Node | undefined;
  hasYield: boolean;
}

/** Looks at a node and its children alone, so that all rules take linear time. */
export type NodeRule = (node: Node, around: Enclosing) => NodeProblem | undefined;

/** Whose body a node is in, and whether a loop of that body surrounds it. */
export interface Enclosing {
  readonly body: Scope['kind'];
  readonly isInLoop: boolean;
  readonly scope: Scope;
  /** Whether it is in a part with names of its own, such as a comprehension. */
  readonly isApart: boolean;
}

/** A scope of a body without names yet. */
export function openScope(
  kind: Scope['kind'],
  outer?: Scope,
  parameters: ReadonlySet<string> = new Set(),
): Scope {
  const [used, names] = [new Set<string>(), new Set<string>()];
  return { kind, outer, parameters, used, names, returned: undefined, hasYield: false };
}

/** An async generator returns nothing. `at` is a `return` or a `yield`. */
export function returnProblem(at: Node, scope: Scope): NodeProblem | undefined {
  if (at.type === 'yield') scope.hasYield = true;
  else if (at.namedChildCount > 0) scope.returned ??= at;
  const { kind, hasYield, returned } = scope;
  if (kind !== 'async function' || scope.outer === undefined || !hasYield) return undefined;
  return returned && { at: returned, message: "'return' with value in async generator" };
}

/** A name that `global` or `nonlocal` declares is no parameter, and not in use before. */
export function declarationProblem(statement: Node, scope: Scope): NodeProblem | undefined {
  const word = statement.type.replace('_statement', '');
  if (word === 'nonlocal' && scope.outer === undefined)
    return { at: statement, message: 'nonlocal declaration not allowed at module level' };
  // At the top of a file, where it does nothing, Python 2 allows it anywhere.
  if (scope.outer === undefined) return undefined;
  return firstOf(childrenOf(statement), (at) => {
    if (scope.parameters.has(at.text))
      return { at, message: `name '${at.text}' is parameter and ${word}` };
    return scope.used.has(at.text)
      ? { at, message: `name '${at.text}' is used prior to ${word} declaration` }
      : undefined;
  });
}

/** Once all names are known: a `nonlocal` that no function around has anything of. */
export function unboundProblem(statement: Node, scope: Scope): NodeProblem | undefined {
  return firstOf(childrenOf(statement), (at) => {
    for (let outer = scope.outer; outer !== undefined; outer = outer.outer) {
      const isFunction = outer.kind !== 'class' && outer.outer !== undefined;
      if (isFunction && (outer.parameters.has(at.text) || outer.names.has(at.text)))
        return undefined;
    }
    return { at, message: `no binding for nonlocal '${at.text}' found` };
  });
}
