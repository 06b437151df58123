/** How tests are written in the files of a language. Each form reads one line without its indentation. */
export interface TestForms {
  readonly files: RegExp;
  /** A test, or a group of them, begins; `title` is its name if it stands there. */
  readonly starts: readonly RegExp[];
  /** What must stand in or above the line for it to be a test; missing if the start says it. */
  readonly mark?: RegExp;
  /** In the start, above it, or in the body: the test does not run. */
  readonly skip: RegExp;
  /** In the start: no other test runs. */
  readonly only?: RegExp;
  /** A line that is no code. */
  readonly comment: RegExp;
}

const slashes = /^(?:\/\/|\/?\*(?:\s|\/|\*|$))/;
const hashes = /^#(?!\[)/;
const quoted = '(?<quote>["\'`])(?<title>(?:\\\\.|(?!\\k<quote>).){0,300})\\k<quote>';

const javaScript: TestForms = {
  files: /\.(?:[cm]?[jt]sx?|vue|svelte|coffee)$/i,
  starts: [
    new RegExp(
      `^(?:await |return |void )?(?:[a-zA-Z]\\w{0,20}\\.)?[xf]?(?:it|test|specify|describe|context|suite|scenario)(?:\\.\\w{1,20}){0,4}(?:\\(\\s*(?:${quoted})?|\`)`,
    ),
  ],
  skip: /^(?:\w+\.)?x(?:it|test|specify|describe|context)\b|\.(?:skip|todo|fixme|fails|failing)(?:\(|\.|`|;|$)|\bskip: *(?:true|["'`])|\btodo: *true|\b(?:this|t|ctx|context|test)\.skip\(/,
  only: /^(?:\w+\.)?(?:fit|ftest|fdescribe|fcontext)\b|^(?:\w+\.)?(?:it|test|specify|describe|context|suite)(?:\.\w+)*\.only\b|\bonly: *true/,
  comment: slashes,
};

/** Languages whose tests are methods below a mark. */
const marked: Omit<TestForms, 'files' | 'mark' | 'skip'> = {
  starts: [
    /^(?:(?:\[[^\]]{0,200}\]|@[\w.]{1,60}(?:\([^()]{0,200}\))?|public|private|protected|internal|open|override|static|final|async|suspend|virtual) ){0,8}(?:fun|func|def|void|[A-Z][\w<>[\]., ]{0,60}) (?:`(?<title>[^`]{1,200})`|(?<name>\w{1,200}))\s?\(/,
  ],
  comment: slashes,
};

/** The languages whose tests are known, with the files that hold them. */
const testForms: readonly TestForms[] = [
  javaScript,
  {
    files: /\.pyx?$/,
    starts: [
      /^(?:async )?def (?<title>test\w{0,200})\(/,
      /^class (?<title>Test\w{0,200}|\w{1,200}Tests?(?:Case)?)\b/,
    ],
    skip: /\bmark\.(?:skip|skipif|xfail)\b|^@(?:unittest\.)?(?:skip\w*|expectedFailure)\b|\bpytest\.(?:skip|xfail|importorskip)\(|\bskipTest\(|\braise (?:unittest\.)?SkipTest|^__test__ = False/,
    comment: hashes,
  },
  {
    files: /\.go$/,
    starts: [
      /^func (?:\([^)]{1,100}\) )?(?<title>(?:Test|Fuzz|Example)\w{0,200})\(/,
      new RegExp(`^\\w{1,20}\\.Run\\(${quoted}`),
      new RegExp(`^[PXF]?(?:It|Describe|Context|When|Entry|DescribeTable|Specify)\\(${quoted}`),
    ],
    skip: /\.(?:Skip|Skipf|SkipNow)\(|^[PX](?:It|Describe|Context|When|Entry|DescribeTable|Specify)\(/,
    only: /^F(?:It|Describe|Context|When|Entry|DescribeTable|Specify)\(/,
    comment: slashes,
  },
  {
    ...marked,
    files: /\.(?:java|kts?|groovy|scala)$/,
    mark: /@(?:\w*Test|Theory|Property|TestFactory|ParameterizedTest)\b|\s(?:void|fun|def) (?:`|test)|\bextends \w*Spec/,
    starts: [
      ...marked.starts,
      new RegExp(`^def ${quoted}\\(`),
      new RegExp(`^(?:it|test|should)\\(${quoted}\\)`),
    ],
    skip: /^@(?:Disabled|Ignore)\b|@Test\(enabled *= *false|\bassumeTrue\(false|^ignore\(/,
  },
  {
    ...marked,
    files: /\.(?:cs|fs|vb)$/,
    mark: /\[(?:\w+, *)?(?:Fact|Theory|\w*Test\w*|ConditionalFact|ConditionalTheory)\b/,
    skip: /\[(?:\w+, *)*(?:Ignore|Explicit)\b|\bSkip *= *"|Assert\.(?:Ignore|Inconclusive)\(/,
  },
  {
    files: /\.rs$/,
    starts: [/^(?:pub )?(?:async )?fn (?<title>\w{1,200})/],
    mark: /#\[(?:\w+::)*(?:test|rstest|test_case|wasm_bindgen_test|proptest)\b/,
    skip: /^#!?\[ignore\b/,
    comment: slashes,
  },
  {
    files: /(?:\.rb|\.rake|_spec\.cr)$/,
    starts: [
      /^def (?<title>test_\w{1,200}[?!]?)/,
      new RegExp(
        `^(?:RSpec\\.)?[xf]?(?:it|specify|test|should|scenario|example|describe|context|feature) ?\\(?${quoted}`,
      ),
      /^x?(?:it|specify|example) (?:\{|do)/,
      /^(?:RSpec\.)?x?(?:describe|context) [A-Z]/,
    ],
    skip: /^x(?:it|specify|describe|context|scenario|example)\b|^(?:skip|pending|omit)\b|, *(?::skip|:pending|skip: *(?:true|["']))/,
    only: /^f(?:it|specify|describe|context|scenario|example)\b|, *(?::focus|focus: *true)/,
    comment: hashes,
  },
  {
    files: /\.(?:php|phpt)$/,
    starts: [
      /^(?:(?:public|final|protected) ){0,3}function (?<title>\w{1,200})\(/,
      new RegExp(`^(?:it|test|describe)\\(${quoted}`),
    ],
    mark: /\bfunction test|#\[Test\b|@test\b|^(?:it|test|describe)\(/,
    skip: /\bmarkTest(?:Skipped|Incomplete)\(|->(?:skip|todo)\(|^@group (?:skip|disabled)/,
    only: /->only\(/,
    comment: /^(?:\/\/|\/?\*(?! @test\b)(?:\s|\/|\*|$)|#(?!\[))/,
  },
  {
    files: /\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|mm?|cu)$/,
    starts: [
      /^(?:TYPED_)?TEST(?:_[A-Z]+)?\(\s*(?<title>[^)"]{1,200})/,
      new RegExp(
        `^(?:TEST_CASE|SCENARIO|SECTION|SUBCASE|TEMPLATE_TEST_CASE|DOCTEST_TEST_CASE)\\(\\s*${quoted}`,
      ),
      /^(?:BOOST_\w{0,20}TEST_CASE|START_TEST|Test|DEFINE_TEST)\(\s*(?<title>[\w, ]{1,200})/,
      /^- ?\(void\) ?(?<title>test\w{1,200})/,
    ],
    skip: /\bGTEST_SKIP\(|\bDISABLED_|\[!?(?:\.|hide|mayfail|shouldfail)\]|\bXCTSkip|\bdisabled\(\)|\bSKIP\(/,
    comment: slashes,
  },
];

/** The forms for a file, by its name; `undefined` if its language is not known. */
export function findForms(path: string): TestForms | undefined {
  return testForms.find(({ files }) => files.test(path));
}
