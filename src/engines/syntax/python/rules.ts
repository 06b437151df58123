import type { TreeCursor } from 'web-tree-sitter';

/** What the walk is inside of: whose body, and whether a loop of that body. */
interface Enclosing {
  readonly body: 'class' | 'function' | 'module';
  readonly isInLoop: boolean;
}

const bodies: ReadonlyMap<string, 'class' | 'function' | 'loop'> = new Map([
  ['class_definition', 'class'],
  ['for_statement', 'loop'],
  ['function_definition', 'function'],
  ['lambda', 'function'],
  ['while_statement', 'loop'],
]);

/**
 * Follows a walk through a tree. Returns what says of each node that the walk enters what Python refuses although the
 * grammar accepts it: statements that a wrong indentation puts outside of what they belong to.
 */
export function followRules() {
  const levels: { readonly type: string; readonly around: Enclosing }[] = [];
  const module: Enclosing = { body: 'module', isInLoop: false };
  return (type: string, cursor: TreeCursor, depth: number): string | undefined => {
    const parent = levels[depth - 1] ?? { type: '', around: module };
    const body = cursor.currentFieldName === 'body' ? bodies.get(parent.type) : undefined;
    const around = body === undefined ? parent.around : enclosedBy(body, parent.around);
    levels[depth] = { type, around };
    return cursor.nodeIsNamed ? problemOf(type, cursor, around) : undefined;
  };
}

function enclosedBy(body: 'class' | 'function' | 'loop', around: Enclosing): Enclosing {
  return body === 'loop' ? { ...around, isInLoop: true } : { body, isInLoop: false };
}

function problemOf(
  type: string,
  cursor: TreeCursor,
  { body, isInLoop }: Enclosing,
): string | undefined {
  switch (type) {
    case 'break_statement':
    case 'continue_statement':
      return isInLoop ? undefined : `'${type.replace('_statement', '')}' outside loop`;
    case 'return_statement':
    case 'yield':
      return body === 'function'
        ? undefined
        : `'${type.replace('_statement', '')}' outside function`;
    case 'try_statement':
      return cursor.currentNode.namedChildren.some((one) => /^(?:except|finally)/.test(one.type))
        ? undefined
        : "expected 'except' or 'finally' block";
  }
  return undefined;
}
