import type { Patch } from '../edits/index.ts';

/** Folders whose files all belong to tests. */
const folders =
  /^(?:tests?|__tests?__|specs?|e2e|testdata|test[-_]?(?:data|fixtures?|resources|utils|support)|fixtures?|__fixtures__|__mocks__|snapshots?|__snapshots__|cypress|features|t)$/i;

/** Folders of test projects: `Shop.Tests`, `ShopUITests`, `androidTest`. */
const projects = /(?:^|[a-z0-9.])(?:Unit|Integration|UI)?Tests?$|\.(?:specs?|tests?)$/;

/** Documents and configuration: `test.yml` and `spec.md` are not tests. */
const documents = /\.(?:md|rst|txt|adoc|ya?ml|toml|ini|cfg|lock|xml|html?|css|svg|env)$/i;

/** Names without extension: `cart.test`, `test_cart`, `cart_spec`, `conftest`. */
const separated = /(?:^|[._-])(?:tests?|specs?|e2e|cy)$|^(?:tests?|specs?)[._-]|^conftest$/i;

/** Names without extension: `CartTest`, `CartTests`, `CartTestCase`, `CartSpec`, `CartIT`, `TestCart`. */
const joined = /[a-z0-9](?:Tests?|TestCase|TestSuite|Specs?)$/;
const joinedJava = /^(?:Test[A-Z]\w*|\w*[a-z0-9]IT)$/;

/** Whether a file belongs to the tests by its language's conventions, including test data and snapshots. */
export function isTestFile(path: string): boolean {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  if (segments.some((segment) => folders.test(segment) || projects.test(segment))) return true;
  if (/\.(?:snap|t|bats|feature)$/.test(name)) return true;
  if (documents.test(name)) return false;
  const stem = name.replace(/(?<=.)\.[^.]*$/, '');
  if (separated.test(stem) || joined.test(stem)) return true;
  return /\.(?:java|kt|groovy|scala)$/.test(name) && joinedJava.test(stem);
}

/** Returns the patch with its test files only. Deletions are included, so that a moved test is not run twice. */
export function onlyTests(patch: Patch): Patch {
  return new Map([...patch].filter(([path]) => isTestFile(path)));
}

/** Whether the patch writes a test file; deleting one is not enough. */
export function testsTouched(patch: Patch): boolean {
  return [...onlyTests(patch).values()].some(({ after }) => after !== null);
}
