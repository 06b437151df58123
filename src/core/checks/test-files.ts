import type { FileChange, Patch } from '../edits/index.ts';

/** Folders whose files belong to tests, whatever they are called. */
const folders =
  /^(?:tests?|__tests?__|specs?|e2e|testdata|test[-_]?(?:data|fixtures?|resources|utils|support)|fixtures?|__fixtures__|__mocks__|snapshots?|__snapshots__|cypress|features|t)$/i;

/** Folders of test projects: `Shop.Tests`, `ShopUITests`, `androidTest`. */
const projects = /(?:^|[a-z0-9.])(?:Unit|Integration|UI)?Tests?$|\.(?:specs?|tests?)$/;

/** Texts and settings: `test.yml` is no test, and `spec.md` no spec. */
const prose = /\.(?:md|rst|txt|adoc|ya?ml|toml|ini|cfg|lock|xml|html?|css|svg|env)$/i;

/** What a name is without the extension: `cart.test`, `test_cart`, `cart_spec`, `conftest`. */
const separated = /(?:^|[._-])(?:tests?|specs?|e2e|cy)$|^(?:tests?|specs?)[._-]|^conftest$/i;

/** `CartTest`, `CartTests`, `CartTestCase`, `CartSpec`, `CartIT`, `TestCart`. */
const joined = /[a-z0-9](?:Tests?|TestCase|TestSuite|Specs?)$/;
const joinedJava = /^(?:Test[A-Z]\w*|\w*[a-z0-9]IT)$/;

/** Whether a file belongs to the tests by the conventions of its language: also data and snapshots. */
export function isTestFile(path: string): boolean {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  if (segments.some((segment) => folders.test(segment) || projects.test(segment))) return true;
  if (/\.(?:snap|t|bats|feature)$/.test(name)) return true;
  if (prose.test(name)) return false;
  const stem = name.replace(/(?<=.)\.[^.]*$/, '');
  if (separated.test(stem) || joined.test(stem)) return true;
  return /\.(?:java|kt|groovy|scala)$/.test(name) && joinedJava.test(stem);
}

/** The patch with its test files only, those that it deletes as well: a moved test is not there twice. */
export function onlyTests(patch: Patch): Patch {
  return new Map([...patch].filter(([path]) => isTestFile(path)));
}

/** Whether the patch writes a test file. One that only deletes some has no test of its own. */
export function testsTouched(patch: Patch): boolean {
  return [...onlyTests(patch).values()].some(({ after }: FileChange) => after !== null);
}
