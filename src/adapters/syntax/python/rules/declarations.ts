import type { Node } from 'web-tree-sitter';
import { functions } from './enclosing.ts';
import { childrenOf, type NodeRule } from './rule.ts';

export const nonlocalInModule: NodeRule = (at, around) =>
  around.nearest(at, functions) === 'module'
    ? { at, message: 'nonlocal declaration not allowed at module level' }
    : undefined;

/** `global` and `nonlocal` come before any use of the name in their function. Python 2 only warned. */
export const declaredAfterUse: NodeRule = (at) => {
  const body = scopeOf(at)?.childForFieldName('body');
  const names = new Set(childrenOf(at).map(({ text }) => text));
  if (!body) return undefined;
  const uses = body.descendantsOfType('identifier', body.startPosition, at.startPosition);
  const use = uses.find(
    (it) =>
      it.startIndex < at.startIndex &&
      names.has(it.text) &&
      isVariable(it) &&
      scopeOf(it)?.id === scopeOf(at)?.id,
  );
  if (!use) return undefined;
  const keyword = at.type.split('_')[0];
  return {
    at,
    message: `name '${use.text}' is used prior to ${keyword} declaration`,
    dialect: true,
  };
};

const scopes: ReadonlySet<string> = new Set([
  'class_definition',
  'function_definition',
  'generator_expression',
  'lambda',
]);

/** The definition that the node is a part of. */
function scopeOf(node: Node): Node | null {
  let it = node.parent;
  while (it && !scopes.has(it.type) && !it.type.endsWith('_comprehension')) it = it.parent;
  return it;
}

/** Whether an identifier is neither an attribute, nor a keyword, nor part of a declaration or import. */
function isVariable(node: Node): boolean {
  const parent = node.parent;
  if (parent === null || /^(?:global|nonlocal|dotted|aliased)_/.test(parent.type)) return false;
  const part = parent.type === 'attribute' ? 'attribute' : 'name';
  return parent.childForFieldName(part)?.id !== node.id || parent.type === 'named_expression';
}
