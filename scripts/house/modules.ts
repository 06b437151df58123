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

/** One name that a module takes from another file of the project. */
interface Taken {
  readonly file: string;
  readonly name: string;
  readonly isType: boolean;
}

/** What a module declares under its own export, and what it takes from elsewhere. */
export interface Module {
  readonly path: string;
  readonly declares: readonly string[];
  readonly imports: readonly Taken[];
  /** Every file of the project and every package that is named, as it is resolved or written. */
  readonly sources: readonly string[];
  /** Those of them that are loaded at run time: `import type` and `export type` load nothing. */
  readonly loads: readonly string[];
  /** Exports that stand for a name of another file, by the name they are given here. */
  readonly forwards: ReadonlyMap<string, Taken>;
}

/** Reads a module's imports and exports; `export *` and default imports are not used in the project. */
export function moduleOf({ path, tree }: Source): Module {
  const declares: string[] = [];
  const imports: Taken[] = [];
  const sources: string[] = [];
  const loads: string[] = [];
  const forwards = new Map<string, Taken>();
  for (const statement of tree.statements) {
    if (isImportDeclaration(statement) || isExportDeclaration(statement)) {
      const named = sourceOf(path, statement.moduleSpecifier);
      sources.push(...named);
      if (!isTypeOnly(statement)) loads.push(...named);
    }
    if (isImportDeclaration(statement)) imports.push(...importsOf(path, statement));
    else if (isExportDeclaration(statement)) {
      for (const [name, taken] of forwardsOf(path, statement)) forwards.set(name, taken);
    } else declares.push(...exportedNames(statement, tree.text));
  }
  return { path, declares, imports, sources, loads, forwards };
}

function isTypeOnly(statement: ImportDeclaration | ExportDeclaration): boolean {
  return isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === SyntaxKind.TypeKeyword
    : statement.isTypeOnly;
}

function importsOf(path: string, statement: ImportDeclaration): readonly Taken[] {
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
): readonly (readonly [string, Taken])[] {
  const file = targetOf(path, statement.moduleSpecifier);
  const clause = statement.exportClause;
  if (file === undefined || clause === undefined || !isNamedExports(clause)) return [];
  return clause.elements.map((element) => {
    const name = (element.propertyName ?? element.name).text;
    return [element.name.text, { file, name, isType: statement.isTypeOnly || element.isTypeOnly }];
  });
}

/** The project's file that a specifier names; `undefined` for a package. */
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
