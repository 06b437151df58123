import { childrenOf, type NodeRule } from './rule.ts';

/** `a = b: c` and `a: b: c`, which a stray colon makes. */
export const annotation: NodeRule = (node) => {
  const type = node.childForFieldName('type');
  const right = node.childForFieldName('right');
  if (type?.firstChild?.type === 'constrained_type') return { at: type, message: 'invalid syntax' };
  return right?.type === 'assignment' && right.childForFieldName('type')
    ? { at: right, message: 'invalid syntax' }
    : undefined;
};

/** The clauses of `try`. */
export const tryClauses: NodeRule = (node) => {
  const clauses = childrenOf(node).filter(({ type }) => /^(?:except|finally)/.test(type));
  if (clauses.length === 0) return { at: node, message: "expected 'except' or 'finally' block" };
  const handlers = clauses.filter(({ type }) => type === 'except_clause');
  const at = handlers.slice(0, -1).find((it) => it.childForFieldName('value') === null);
  return at && { at, message: "default 'except:' must be last" };
};

/** A case that takes everything must be the last: a name alone takes everything, also that of a constant. */
export const matchCases: NodeRule = (node) => {
  const cases = node.childForFieldName('body')?.childrenForFieldName('alternative') ?? [];
  for (const one of cases.slice(0, -1)) {
    const [pattern, second] = one ? childrenOf(one) : [];
    const isAlone = pattern?.type === 'case_pattern' && second?.type === 'block';
    if (isAlone && /^(?!(?:False|None|True)$)[\p{L}_][\p{L}\p{N}_]*$/u.test(pattern.text))
      return { at: pattern, message: `'${pattern.text}' makes remaining patterns unreachable` };
  }
  return undefined;
};

/** Only a docstring and other such imports may precede `from __future__ import`. */
export const futureImports: NodeRule = (module) => {
  const isFuture = (type: string) => type === 'future_import_statement';
  const [first, ...others] = childrenOf(module);
  if (first === undefined || !others.some(({ type }) => isFuture(type))) return undefined;
  const isDocstring = /^(?:concatenated_)?string$/.test(first.namedChild(0)?.type ?? '');
  const rest = isDocstring || isFuture(first.type) ? others : [first, ...others];
  const end = rest.findIndex(({ type }) => !isFuture(type));
  const at = end < 0 ? undefined : rest.slice(end).find(({ type }) => isFuture(type));
  return at && { at, message: 'from __future__ imports must occur at the beginning of the file' };
};

/** `import a,`, `from a import b,` and `from a import b.c`. */
export const importedNames: NodeRule = (node) => {
  const last = node.lastChild;
  if (last?.type === ',')
    return { at: last, message: 'trailing comma not allowed without surrounding parentheses' };
  if (node.type === 'import_statement') return undefined;
  for (const it of node.childrenForFieldName('name')) {
    const name = it?.type === 'aliased_import' ? it.childForFieldName('name') : it;
    if (name && name.namedChildCount > 1) return { at: name, message: 'invalid syntax' };
  }
  return undefined;
};

/** `print "a"` and `exec "a"` of Python 2. `print >>a, b` is an expression of Python 3. */
export const oldStatement: NodeRule = (at) => {
  const word = at.firstChild?.type ?? '';
  if (at.namedChild(0)?.type === 'chevron') return undefined;
  const message = `Missing parentheses in call to '${word}'. Did you mean ${word}(...)?`;
  return { at, message, dialect: true };
};

/** `except A, e` of Python 2. Since Python 3.14 it names two types, which have other names than these. */
export const oldHandler: NodeRule = (node) => {
  const [, at, ...others] = node.childrenForFieldName('value');
  if (!at || others.length > 0 || !/^(?:e|ex|exc|err|exception|inst|msg|why)$/.test(at.text))
    return undefined;
  return { at, message: 'multiple exception types must be parenthesized', dialect: true };
};
