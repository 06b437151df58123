/** Files that declare what a project depends on, each with how its names are found. */
const manifests: readonly (readonly [RegExp, (text: string) => readonly string[]])[] = [
  [/^package\.json$/, packagesIn],
  [/^composer\.json$/, packagesIn],
  [
    /^(?:requirements|constraints)[\w.-]*\.txt$/,
    (text) => all(text, /^[^\S\n]*([A-Za-z][\w.-]*)/gm),
  ],
  [
    /^(?:pyproject\.toml|Pipfile|setup\.(?:py|cfg))$/,
    (text) =>
      all(
        text,
        /^[^\S\n]*["']?([A-Za-z][\w-]*)["']?\s*(?:\[[^\]\n]*\]\s*)?(?:[<>=~!]=|=\s*["'{]|,?$)/gm,
      ),
  ],
  [/^pom\.xml$/, coordinatesIn],
  [/\.gradle(?:\.kts)?$/, gradleNames],
  [/^libs\.versions\.toml$/, gradleNames],
  [/^go\.mod$/, (text) => all(text, /^[^\S\n]*(?:require\s+)?([a-z][^\s/]*\/\S+)[^\S\n]+v\d/gm)],
  [
    /^Cargo\.toml$/,
    (text) => all(text, /^([\w-]+)(?:\.workspace)?\s*=\s*(?:["']\d|["'][\^~*=]|\{|true)/gm),
  ],
  [/^Gemfile$/, (text) => all(text, /^[^\S\n]*gem\s+["']([^"']+)/gm)],
  [/\.(?:cs|fs|vb)proj$/, (text) => all(text, /PackageReference\s+Include="([^"]+)"/g)],
  [/^pubspec\.yaml$/, (text) => all(text, /^ {2}(\w+):/gm)],
];

/** Whether a file declares dependencies. */
export function isManifest(path: string): boolean {
  return manifestOf(path) !== undefined;
}

/** Returns the names of the dependencies that a manifest declares; none if it is not valid. */
export function dependenciesIn(path: string, text: string): readonly string[] {
  return manifestOf(path)?.(text) ?? [];
}

function manifestOf(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return manifests.find(([pattern]) => pattern.test(name))?.[1];
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter((name) => name));
}

/** The keys of every member such as `dependencies`, `devDependencies` and `require`. */
function packagesIn(text: string): readonly string[] {
  const members = /"(?:\w*[dD]ependencies|require(?:-dev)?)"\s*:\s*\{([^{}]*)\}/g;
  return all(text, members).flatMap((inner) => all(inner, /"([^"]+)"\s*:/g));
}

/** The groups and artifacts of dependencies, plugins and the parent; never those of the project itself. */
function coordinatesIn(text: string): readonly string[] {
  const blocks = /<(dependency|plugin|parent)>((?:(?!<\1>)[\s\S])*?)<\/\1>/g;
  return [...text.matchAll(blocks)].flatMap(([, , block = '']) =>
    all(block, /<(?:groupId|artifactId)>\s*([\w.-]+)\s*</g),
  );
}

function gradleNames(text: string): readonly string[] {
  return all(text, /["']([\w-]+(?:\.[\w-]+)+)(?::([\w.-]+))?(?::[^"']*)?["']/g);
}

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
