import { posix } from 'node:path';
import {
  type ExportDeclaration,
  type ImportDeclaration,
  isExportDeclaration,
  isImportDeclaration,
  isNamedExports,
  isNamedImports,
  isStringLiteral,
  type Statement,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { Source } from './sources.ts';

/** A name that a module imports from another file of the project. */
interface ImportedName {
  readonly file: string;
  readonly name: string;
  readonly isType: boolean;
}

/** The exports and imports of a module. */
export interface Module {
  readonly path: string;
  readonly declares: readonly string[];
  readonly imports: readonly ImportedName[];
  /** All imported files and packages; files by their path from the checkout. */
  readonly sources: readonly string[];
  /** The sources that are loaded at run time; `import type` and `export type` load nothing. */
  readonly loads: readonly string[];
  /** Re-exports, by the name that they have here. */
  readonly forwards: ReadonlyMap<string, ImportedName>;
}

/** Reads a module's imports and exports, except for `export *`, which the project does not use. */
export function moduleOf({ path, tree }: Source): Module {
  const declares: string[] = [];
  const imports: ImportedName[] = [];
  const sources: string[] = [];
  const loads: string[] = [];
  const forwards = new Map<string, ImportedName>();
  for (const statement of tree.statements) {
    if (isImportDeclaration(statement) || isExportDeclaration(statement)) {
      const named = sourceOf(path, statement.moduleSpecifier);
      sources.push(...named);
      if (!isTypeOnly(statement)) loads.push(...named);
    }
    if (isImportDeclaration(statement)) imports.push(...importsOf(path, statement));
    else if (isExportDeclaration(statement)) {
      for (const [name, imported] of forwardsOf(path, statement)) forwards.set(name, imported);
    } else declares.push(...exportedNames(statement, tree.text));
  }
  return { path, declares, imports, sources, loads, forwards };
}

function isTypeOnly(statement: ImportDeclaration | ExportDeclaration): boolean {
  return isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === SyntaxKind.TypeKeyword
    : statement.isTypeOnly;
}

function importsOf(path: string, statement: ImportDeclaration): readonly ImportedName[] {
  const file = targetOf(path, statement.moduleSpecifier);
  const clause = statement.importClause;
  if (file === undefined || clause === undefined) return [];
  const isType = clause.phaseModifier === SyntaxKind.TypeKeyword;
  const named = clause.namedBindings;
  const whole = clause.name === undefined ? [] : [{ file, name: 'default', isType }];
  if (named === undefined) return whole;
  if (!isNamedImports(named)) return [...whole, { file, name: '*', isType }];
  const names = named.elements.map((element) => ({
    file,
    name: (element.propertyName ?? element.name).text,
    isType: isType || element.isTypeOnly,
  }));
  return [...whole, ...names];
}

function forwardsOf(
  path: string,
  statement: ExportDeclaration,
): readonly (readonly [string, ImportedName])[] {
  const file = targetOf(path, statement.moduleSpecifier);
  const clause = statement.exportClause;
  if (file === undefined || clause === undefined || !isNamedExports(clause)) return [];
  return clause.elements.map((element) => {
    const name = (element.propertyName ?? element.name).text;
    return [element.name.text, { file, name, isType: statement.isTypeOnly || element.isTypeOnly }];
  });
}

/** Returns the file below src/ that a specifier names, if any. */
function targetOf(path: string, specifier: ExportDeclaration['moduleSpecifier']) {
  return sourceOf(path, specifier).find((source) => source.startsWith('src/'));
}

function sourceOf(
  path: string,
  specifier: ExportDeclaration['moduleSpecifier'],
): readonly string[] {
  if (specifier === undefined || !isStringLiteral(specifier)) return [];
  const { text } = specifier;
  return [text.startsWith('.') ? posix.join(posix.dirname(path), text) : text];
}

const declaration =
  /^export\s+(?:default\s+)?(?:declare\s+|abstract\s+|async\s+)*(?:function\*?|const|let|class|interface|type|enum)\s+([\w$]+)/;

function exportedNames(statement: Statement, text: string): readonly string[] {
  const name = declaration.exec(text.slice(statement.getStart(), statement.getEnd()))?.[1];
  return name === undefined ? [] : [name];
}
