import ignore from 'ignore';

/** The text of a `.gitattributes` file, and the folder that it is for: '' or one that ends with a slash. */
export interface Attributes {
  readonly folder: string;
  readonly text: string;
}

/** Names of files that code hosts fold or leave out when they show changes, most of them from GitHub's Linguist. */
const names: readonly (readonly [RegExp, string])[] = [
  [/[-.]min\.(?:[cm]?js|css)$|\.(?:js|css)\.map$/i, 'minified code'],
  [
    /(?:^|\/)__generated__\/|\.pb(?:\.[a-z]+)?\.(?:go|cc|h|c|swift|dart|js|ts)$|_pb2(?:_grpc)?\.pyi?$|\.(?:g|generated|designer|feature)\.\w+$/i,
    'generated code',
  ],
  [/\.(?:lock|lockb)$|(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|go\.sum)$/i, 'a lockfile'],
  [
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|3rd[-_]?party|extern(?:al)?s?|godeps|pods|carthage\/build|dist|\.yarn)\/|^deps\//i,
    'code of others, or a build',
  ],
];

/** Characters at the start of a file that may say that a tool wrote it. */
const headLength = 2_000;

const generatedMark =
  /\bgenerated\b[\s\S]{0,160}\b(?:do not|don't) (?:edit|modify|change)\b|\b(?:do not|don't) (?:edit|modify|change)\b[\s\S]{0,160}\bgenerated\b|@generated\b|<auto-?generated\b/i;

/** Says what a code host takes a file for whose changes it folds; `undefined` if it shows them. */
export function whyFolded(
  path: string,
  text: string,
  attributes: readonly Attributes[],
): string | undefined {
  const said = attributes.reduce<boolean | undefined>(
    (known, one) => foldingIn(one, path) ?? known,
    undefined,
  );
  if (said === true) return 'a generated file, by .gitattributes';
  const named = names.find(([pattern]) => pattern.test(path))?.[1];
  const marked = generatedMark.test(text.slice(0, headLength)) ? 'generated code' : undefined;
  return said === false ? undefined : (named ?? marked);
}

/** The paths of the files that may have attributes of a file, outermost first. */
export function attributePaths(path: string): readonly string[] {
  const folders = path.split('/').slice(0, -1);
  return ['', ...folders.map((_, at) => `${folders.slice(0, at + 1).join('/')}/`)].map(
    (folder) => `${folder}.gitattributes`,
  );
}

/** What the last line of attributes that matches a path says of its changes; `undefined` if none says anything. */
function foldingIn({ folder, text }: Attributes, path: string): boolean | undefined {
  if (!path.startsWith(folder)) return undefined;
  const within = path.slice(folder.length);
  const rules = text.split('\n').flatMap((line) => {
    // A pattern with blanks is in quotes.
    const [, quoted, bare = '', rest = ''] = /^\s*(?:"(.*)"|(\S+))(.*)$/.exec(line) ?? [];
    const [pattern, said] = [quoted ?? bare, rest.split(/\s+/)];
    const folds = said.map(isFolding).findLast((one) => one !== undefined);
    return folds === undefined || pattern.startsWith('#') ? [] : [{ pattern, folds }];
  });
  return rules.findLast(({ pattern }) => ignore().add(pattern).ignores(within))?.folds;
}

/** With these, GitHub folds the changes of a file, or Git shows none; vendored files it only leaves out of its statistics. */
function isFolding(attribute: string): boolean | undefined {
  if (/^(?:-diff|binary|linguist-generated(?:=true)?)$/.test(attribute)) return true;
  return /^[-!]?linguist-(?:generated|vendored)(?:=false)?$/.test(attribute) ? false : undefined;
}
