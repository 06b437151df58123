import type { Node } from 'web-tree-sitter';

/** The name of a definition, and of what it belongs to where its own text says so, as in `res.send = …`. */
export interface DefinedName {
  readonly name: string;
  readonly container?: string;
}

/** Maximum characters of a name: those of tests are sentences. */
const maxName = 80;

/** Fields that hold a name, or a node with a name in it; the first that there is decides. */
const fields: readonly string[] = [
  ...['name', 'declarator', 'bound_identifier', 'pattern', 'property', 'left', 'key'],
  ...['target', 'type', 'value'],
];

/** Types of nodes that are names, and of those that are several. */
const isName =
  /(?<!initialized_)identifier$|^(?:name|constant|word|alias|simple_symbol|instance_variable|global_variable|variable_name|user_type|destructor_name|operator_name|self|string|string_literal|property_identifier|interpolated_string|template_string|quoted_atom)$/;
const isSeveral = /^(?:object|array|tuple|list|struct)_pattern$|^pattern_list$|^expression_list$/;

/** Names of definitions that have none of their own. */
const fixedNames: ReadonlyMap<string, string> = new Map([
  ['companion_object', 'Companion'],
  ['secondary_constructor', 'constructor'],
  ['indexer_declaration', 'this'],
  ['operator_declaration', 'operator'],
  ['conversion_operator_declaration', 'operator'],
  ['function_declaration', 'init'],
  ['init_declaration', 'init'],
  ['deinit_declaration', 'deinit'],
  ['subscript_declaration', 'subscript'],
  ['operator_signature', 'operator'],
  ['export_statement', 'default'],
]);

/** A subscript has the type that it returns where others have a name. */
const overrides = ({ type }: Node) => type === 'subscript_declaration';

/** Returns what a node defines; `undefined` if that has no name. */
export function definedName(node: Node): DefinedName | undefined {
  const fixed = fixedNames.get(node.type);
  const named = node.childForFieldName('name');
  const isFixed = fixed !== undefined && (named === null || !named.isNamed || overrides(node));
  const found = isFixed ? { name: fixed } : nameIn(node, 0);
  if (found === undefined) return undefined;
  const receiver = node.childForFieldName('receiver')?.descendantsOfType('type_identifier')[0];
  const container = receiver?.text ?? found.container;
  return container === undefined ? found : { ...found, container: cut(container) };
}

/** Returns the name that the first argument of a call is, or defines. */
export function argumentName(node: Node): DefinedName | undefined {
  const list =
    node.childForFieldName('arguments') ??
    node.namedChildren.find((child) => child.type === 'arguments');
  const first = list?.namedChild(0) ?? null;
  if (
    first === null ||
    !/string|symbol|alias|constant|scope|call|identifier|operator/.test(first.type)
  )
    return undefined;
  return nameIn(first, 0);
}

/** Declarators and qualified names are nested; more deeply than this only in texts that nobody wrote. */
const maxDepth = 12;

function nameIn(node: Node, depth: number): DefinedName | undefined {
  if (depth > maxDepth || isSeveral.test(node.type)) return undefined;
  const outer = node.childForFieldName('object') ?? node.childForFieldName('scope');
  const isMember = outer !== null && /member|qualified|attribute|field|scope/.test(node.type);
  const inner = isMember ? memberName(node, depth) : innerName(node, depth);
  if (inner === undefined) return undefined;
  if (!isMember || inner.container !== undefined) return inner;
  return { ...inner, container: outer.text.replace(/\.prototype$/, '') };
}

function memberName(node: Node, depth: number): DefinedName | undefined {
  const last =
    node.childForFieldName('property') ??
    node.childForFieldName('attribute') ??
    node.childForFieldName('name');
  return last === null ? undefined : nameIn(last, depth + 1);
}

function innerName(node: Node, depth: number): DefinedName | undefined {
  if (node.type === 'variable_name') return { name: cut(node.text).replace('$', '') };
  if (isName.test(node.type)) return { name: cut(node.text) };
  for (const field of fields) {
    const child = node.childForFieldName(field);
    if (child !== null && !(field === 'value' && depth === 0)) return nameIn(child, depth + 1);
  }
  const names = node.namedChildren.filter((child) => isName.test(child.type));
  // A declaration with a type before its name, as in Dart.
  const direct = names.find(({ type }) => type !== 'type_identifier') ?? names[0];
  if (direct !== undefined) return nameIn(direct, depth + 1);
  const first = node.namedChild(0);
  const isWrapper = /signature$|declaration$|declarator$/.test(node.type);
  return first !== null && isWrapper ? nameIn(first, depth + 1) : undefined;
}

/** A name on one line, without the quotes around it. */
function cut(text: string): string {
  const line = text
    .slice(0, maxName * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return line.replace(/^["'`:]+|["'`]+$/g, '').slice(0, maxName);
}
