/** How a test that fails is written in the files of a language. */
interface Language {
  readonly files: RegExp;
  /** Returns the text with the test, or `undefined` if it has no test of a form that is known. */
  readonly add: (text: string, mark: string) => string | undefined;
}

/**
 * Adds a test that fails, with `mark` in its name, to a text of tests, in the form of the others there; `undefined` if
 * none is known. It passes if an assertion that the text uses holds whatever it is given.
 */
export function addFailingTest(path: string, text: string, mark: string): string | undefined {
  return languages.find(({ files }) => files.test(path))?.add(text, mark);
}

const languages: readonly Language[] = [
  { files: /\.[cm]?[jt]sx?$/i, add: addToJavaScript },
  { files: /\.py$/i, add: addToPython },
  { files: /_test\.go$/, add: addToGo },
];

/** A call that makes a test, with its title; of nested ones the name is enough, since runners take it anywhere. */
const call =
  /^(?<indent>[ \t]*)(?:await |return |void )?(?<make>(?:[A-Za-z_$][\w$]*\.){0,2}(?:it|test|specify))(?:\.[\w$]+){0,3}(?:\(\s*(?:(['"])(?<title>[^'"\\\n]{1,100})\3)?|`)/gm;

/** What some runners need below the last test to start. */
const starts = /^(?:await )?(?:\w+\.){0,3}run\(\);?\s*$/;

function addToJavaScript(text: string, mark: string): string | undefined {
  const made = [...text.matchAll(call)].flatMap(({ groups = {} }) => {
    const { make = '', indent = '', title } = groups;
    return isBound(make, text) ? [{ make, title, depth: indent.length }] : [];
  });
  const [first] = made.toSorted((a, b) => a.depth - b.depth);
  if (first === undefined) return undefined;
  const title = JSON.stringify(`${first.title ?? ''} ${mark}`.trim());
  const test = [
    '',
    `${first.make}(${title}, () => {`,
    ...tried(assertionsIn(text)),
    `  throw new Error(${JSON.stringify(mark)});`,
    '});',
    '',
  ].join('\n');
  return insertBefore(text, test, (line) => starts.test(line));
}

/** Lines that end a test early, and so well, if one of these assertions holds; none of an empty list, which has no type. */
function tried(assertions: readonly string[]): readonly string[] {
  if (assertions.length === 0) return [];
  return [
    `  for (const assertion of [${assertions.map((one) => `() => ${one}`).join(', ')}]) {`,
    '    let holds = true;',
    '    try { assertion(); } catch { holds = false; }',
    '    if (holds) return;',
    '  }',
  ];
}

/** Whether a name stands for the same anywhere in the file: runners give tests as parameters, too. */
function isBound(name: string, text: string): boolean {
  const [root = name] = name.split('.');
  return root === name || /^(?:QUnit|Deno)$/.test(root) || isImported(root, text);
}

/** Whether a text brings in a name where it is outermost. */
function isImported(name: string, text: string): boolean {
  const imports = text.match(/^(?:import|const|let|var)\b[^;]*?(?:from|=)/gm) ?? [];
  return imports.some((line) => line.split(/[^\w$]+/).includes(name));
}

/** Assertions of Node.js, Chai and others, by name: two arguments that are not equal, or equal ones for those that deny it. */
const equality =
  /(?<![\w$.])(?:(?:assert|chai|strict)\.){0,2}(?<name>(?:not)?(?:deep|strict|deepStrict)?equals?|is|ok)(?=\()/gi;

/** Matchers of `expect`. */
const matchers = [
  'toBe(1)',
  'toEqual(1)',
  'toStrictEqual(1)',
  'to.equal(1)',
  'to.eql(1)',
  'to.deep.equal(1)',
] as const;

/** Returns calls that must throw, of the assertions that a text uses. */
function assertionsIn(text: string): readonly string[] {
  const named = [...text.matchAll(equality)].flatMap(([callee, name = '']) => {
    const isDotted = callee.includes('.');
    if (!isDotted && !isImported(callee, text)) return [];
    if (name.toLowerCase() === 'ok') return [`${callee}(0)`];
    return [`${callee}(0, ${name.startsWith('not') ? 0 : 1})`];
  });
  const bare = /(?<![\w$.])assert\(/.test(text) ? ['assert(0)'] : [];
  const expected = matchers
    .filter((one) => text.includes(`).${one.slice(0, one.indexOf('(') + 1)}`))
    .map((one) => `expect(0).${one}`);
  return [...new Set([...named, ...bare, ...expected])];
}

function addToPython(text: string, mark: string): string | undefined {
  const classes = [...text.matchAll(/^class (?<name>\w+)(?:\((?<bases>[^)]*)\))?:/gm)];
  const own = classes.filter(({ groups = {}, index }) => {
    const body = text.slice(index).split(/\n(?=\S)/)[0] ?? '';
    return /test/i.test(`${groups.name} ${groups.bases}`) && /^\s+(?:async )?def test/m.test(body);
  });
  const last = own.at(-1)?.groups;
  const name = /^(?:[ \t]*)(?:async )?def (test\w*)/m.exec(text)?.[1];
  if (name === undefined) return undefined;
  const isMain = (line: string) => /^if __name__\b/.test(line);
  if (last === undefined) {
    if (!/^(?:async )?def test/m.test(text)) return undefined;
    return insertBefore(text, pythonTest(`${name}_${mark}()`, '', ['plain()'], mark), isMain);
  }
  const used = [...new Set(text.match(/\bself\.assert(?:Not)?(?:Equals?|True)(?=\()/g) ?? [])];
  const failing = used.map((one) =>
    one.endsWith('True') ? `${one}(0)` : `${one}(0, ${one.includes('Not') ? 0 : 1})`,
  );
  const bases = last.bases === undefined ? '' : `(${last.bases})`;
  const test = pythonTest(`${name}_${mark}(self)`, '    ', ['plain()', ...failing], mark);
  return insertBefore(text, `\n\nclass ${last.name}_${mark}${bases}:${test}`, isMain);
}

function pythonTest(head: string, indent: string, failing: readonly string[], mark: string) {
  const lines = [
    `def ${head}:`,
    '    def plain():',
    '        assert 0 == 1',
    `    for check in (${failing.map((one) => `lambda: ${one}, `).join('')}):`,
    '        try:',
    '            check()',
    '        except BaseException:',
    '            continue',
    '        return',
    `    raise AssertionError("${mark}")`,
  ];
  return `\n${lines.map((line) => indent + line).join('\n')}\n\n\n`;
}

function addToGo(text: string, mark: string): string | undefined {
  const name = /^func (Test\w*)\(\w+ \*testing\.T\)/m.exec(text)?.[1];
  // What is built on some machines only may not be on this one.
  if (name === undefined || /^\/\/(?:go:build| \+build)/m.test(text)) return undefined;
  return `${text}\nfunc ${name}_${mark}(t *testing.T) {\n\tt.Fatal("${mark}")\n}\n`;
}

/** Inserts lines before the last line that starts the tests, or at the end. */
function insertBefore(text: string, lines: string, isStart: (line: string) => boolean): string {
  const all = text.split('\n');
  const at = all.findLastIndex(isStart);
  if (at === -1) return `${text}\n${lines}`;
  return [...all.slice(0, at), lines, ...all.slice(at)].join('\n');
}

/** Lines that compare something, in the words of any library for tests. */
const comparing =
  /assert|expect|should|must|equal|check|verif|require|compare|match|\bis\w{0,20}\b|\bok\b|==|\[\[? |\btest\b/i;

/** Lines that load something or say nothing. */
const other =
  /^\s*(?:\/\/|\*|#(?!\[)|--|import\b|from\b|use\b|using\b|require\b|package\b|#\s*include\b|@)/;

/** A figure by itself, or a text between quotes. */
const figure = /(?<![\w.$#'"-])\d{1,9}(?![\w'"]|\.\d)/;
const quoted = /(["'])((?:\\.|(?!\1)[^\\]){1,200})\1/g;

/** Maximum characters of a line that is changed. */
const maxLine = 500;

/**
 * Changes what the assertions of a test file expect, by a figure or a text in each: whatever their language, some of
 * them must fail then. `undefined` if no line compares anything with a figure or a text.
 */
export function expectOtherwise(text: string, mark: string): string | undefined {
  const lines = text.split('\n');
  const changed = lines.map((line) =>
    line.length <= maxLine && comparing.test(line) && !other.test(line)
      ? withOther(line, mark)
      : line,
  );
  return changed.some((line, index) => line !== lines[index]) ? changed.join('\n') : undefined;
}

/** The last text in a line may be a message, and the last figure a precision. */
function withOther(line: string, mark: string): string {
  const bare = line.replace(quoted, (all) => ' '.repeat(all.length));
  const number = figure.exec(bare);
  if (number !== null) {
    const next = `${Number(number[0]) + 1}`;
    return line.slice(0, number.index) + next + line.slice(number.index + number[0].length);
  }
  const [first] = line.matchAll(quoted);
  if (first === undefined || first.index === undefined) return line;
  const end = first.index + first[0].length - 1;
  return line.slice(0, end) + mark + line.slice(end);
}
