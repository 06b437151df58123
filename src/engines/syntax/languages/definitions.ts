/** How the definitions of a language appear in the trees of its grammar. */
export interface DefinitionNodes {
  /** The kind of the definition that a type of node is. */
  readonly kinds: ReadonlyMap<string, DefinitionKind>;
  /** Calls that define something, by how their text begins; their first argument names it. */
  readonly calls?: RegExp;
}

/**
 * What a definition is. Within functions, `variable` and `field` are none. An `assigned` is a function or an object
 * by its value, else a variable; a `member` is none unless its value is a function.
 */
export type DefinitionKind = (typeof allKinds)[number];

const allKinds = [
  ...(['class', 'interface', 'enum', 'type', 'module', 'impl', 'function'] as const),
  ...(['macro', 'field', 'variable', 'assigned', 'member', 'call'] as const),
] as const;

/** Types of nodes, separated by blanks. */
type NodeTypes = Partial<Readonly<Record<DefinitionKind, string>>>;

function nodes(types: NodeTypes, calls?: RegExp): DefinitionNodes {
  const kinds = new Map<string, DefinitionKind>();
  for (const kind of allKinds) {
    for (const type of types[kind]?.split(' ') ?? []) kinds.set(type, kind);
  }
  return calls === undefined ? { kinds } : { kinds, calls };
}

/** The definitions of each language with a grammar. */
export const definitionNodes = {
  python: nodes({
    class: 'class_definition',
    function: 'function_definition',
    type: 'type_alias_statement',
    assigned: 'assignment',
  }),
  script: nodes(
    {
      class: 'class_declaration abstract_class_declaration',
      interface: 'interface_declaration',
      enum: 'enum_declaration',
      type: 'type_alias_declaration',
      module: 'internal_module module',
      function:
        'function_declaration generator_function_declaration function_signature method_definition method_signature abstract_method_signature',
      field: 'property_signature',
      assigned:
        'variable_declarator assignment_expression field_definition public_field_definition export_statement',
      member: 'pair',
      call: 'call_expression',
    },
    /^(?:describe|context|suite|it|test|bench)(?:\.[\w.]+)?[(`<]/,
  ),
  java: nodes({
    class: 'class_declaration record_declaration',
    interface: 'interface_declaration annotation_type_declaration',
    enum: 'enum_declaration',
    function:
      'method_declaration constructor_declaration compact_constructor_declaration annotation_type_element_declaration',
    assigned: 'variable_declarator',
  }),
  kotlin: nodes({
    class: 'class_declaration object_declaration companion_object',
    function: 'function_declaration secondary_constructor',
    type: 'type_alias',
    variable: 'property_declaration',
  }),
  csharp: nodes({
    class: 'class_declaration struct_declaration record_declaration',
    interface: 'interface_declaration',
    enum: 'enum_declaration',
    type: 'delegate_declaration',
    module: 'namespace_declaration',
    function:
      'method_declaration constructor_declaration destructor_declaration operator_declaration conversion_operator_declaration local_function_statement property_declaration indexer_declaration event_declaration',
    assigned: 'variable_declarator',
  }),
  go: nodes({
    type: 'type_spec type_alias',
    function: 'function_declaration method_declaration',
    variable: 'const_spec var_spec',
  }),
  rust: nodes({
    class: 'struct_item union_item',
    interface: 'trait_item',
    enum: 'enum_item',
    type: 'type_item associated_type',
    module: 'mod_item',
    impl: 'impl_item',
    function: 'function_item function_signature_item',
    macro: 'macro_definition',
    variable: 'const_item static_item',
  }),
  php: nodes({
    class: 'class_declaration trait_declaration',
    interface: 'interface_declaration',
    enum: 'enum_declaration',
    function: 'function_definition method_declaration',
    variable: 'const_element property_element',
    assigned: 'assignment_expression',
  }),
  ruby: nodes(
    {
      class: 'class',
      module: 'module',
      function: 'method singleton_method',
      assigned: 'assignment',
      call: 'call',
    },
    /^(?:RSpec\.)?(?:describe|context|it|specify|feature|scenario|shared_examples|test|task|define_method|scope|subject|let!?)\b/,
  ),
  c: nodes({
    class: 'struct_specifier union_specifier class_specifier',
    enum: 'enum_specifier',
    type: 'type_definition alias_declaration concept_definition',
    module: 'namespace_definition',
    function: 'function_definition',
    macro: 'preproc_def preproc_function_def',
    field: 'field_declaration',
    variable: 'declaration',
  }),
  swift: nodes({
    class: 'class_declaration',
    interface: 'protocol_declaration',
    type: 'typealias_declaration',
    function:
      'function_declaration init_declaration deinit_declaration subscript_declaration protocol_function_declaration',
    variable: 'property_declaration protocol_property_declaration',
  }),
  scala: nodes({
    class: 'class_definition object_definition',
    interface: 'trait_definition',
    enum: 'enum_definition',
    type: 'type_definition',
    function: 'function_definition function_declaration given_definition',
    variable: 'val_definition var_definition val_declaration var_declaration',
  }),
  dart: nodes({
    class: 'class_definition mixin_declaration extension_declaration',
    enum: 'enum_declaration',
    type: 'type_alias',
    function:
      'method_signature function_signature getter_signature setter_signature constructor_signature',
    variable: 'initialized_identifier static_final_declaration',
  }),
  elixir: nodes(
    { call: 'call' },
    /^(?:defmodule|defprotocol|defimpl|defp?|defmacrop?|defguardp?|defdelegate|test|describe)\b/,
  ),
  bash: nodes({ function: 'function_definition', variable: 'variable_assignment' }),
};
