/**
 * Whether a line imports a name from a package: not from a relative path, nor from a folder or a file of the
 * repository.
 */
export function importsPackage(line: string, name: string, paths: readonly string[]): boolean {
  if (!/^\s*(?:import|from|use|using|require|#include|(?:const|let|var)\s.*\brequire\()/.test(line))
    return false;
  const isNamed = new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(line);
  const [, quoted, bare = ''] =
    /["'<]([^"'>]+)["'>]|(?:import|from|use|using)\s+(?:static\s+)?([\w.:]+)/.exec(line) ?? [];
  const source = quoted ?? bare;
  if (!isNamed || source === '' || source.startsWith('.')) return false;
  const parts = source.split(/\.|::|\//).filter((part) => part !== '');
  const own = new Set(paths.flatMap((path) => path.replace(/\.\w+$/, '').split('/')));
  return !own.has(parts.at(-1) ?? '') && !own.has(parts[0] ?? '');
}
