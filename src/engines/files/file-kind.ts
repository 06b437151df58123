/** Returns where files of its kind belong in a result: 0 for sources, 1 for tests, 2 for documents and data, 3 for what tools wrote. */
export function fileKind(path: string): number {
  if (generated.test(path)) return 3;
  if (documents.test(path)) return 2;
  return isTestFile(path) || examples.test(path) ? 1 : 0;
}

const examples = /(?:^|\/)(?:examples?|samples?|benchmarks?|bench)\//;

const documents =
  /(?:^|\/)(?:docs?|documentation|changelogs?|locales?|i18n)\/|\.(?:md|mdx|markdown|rst|txt|adoc|json|json5|ya?ml|toml|xml|svg|csv|tsv|po|ini|lock|html?|css|s[ac]ss|less|snap|ipynb)$/i;

const generated =
  /(?:^|\/)(?:dist|build|out|vendor|third_party|third-party|node_modules|generated|__generated__|\.yarn)\/|\.min\.[a-z]+$|\.(?:pb|generated|g)\.\w+$|_pb2\.py$|\.map$/i;

/** Whether a file belongs to the tests by its language's conventions, including their helpers, data and snapshots. */
export function isTestFile(path: string): boolean {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const isInFolder = segments.some((one) => folders.test(one) || projects.test(one));
  if (isInFolder || rootFolders.test(path) || /\.(?:snap|t|bats|feature)$/.test(name)) return true;
  if (texts.test(name)) return false;
  const stem = name.replace(templates, '').replace(/(?<=.)\.[^.]*$/, '');
  if (separated.test(stem) || joined.test(stem)) return true;
  return /\.(?:java|kt|groovy|scala)$/.test(name) && joinedJava.test(stem);
}

/** Folders whose files all belong to tests. */
const folders =
  /^(?:tests?|testing|__tests?__|specs?|e2e|testdata|test[-_]?(?:data|fixtures?|resources|utils|support)|fixtures?|__fixtures__|__mocks__|snapshots?|__snapshots__|cypress|step_definitions)$/i;

/** Folders that belong to tests at the root, and are anything elsewhere. */
const rootFolders = /^(?:features|t)\//;

/** Folders of test projects: `Shop.Tests`, `ShopUITests`, `androidTest`. */
const projects = /(?:^|[a-z0-9.])(?:Unit|Integration|UI)?Tests?$|\.(?:specs?|tests?)$/;

/** Documents and configuration: `test.yml` and `spec.md` are not tests. */
const texts = /\.(?:md|rst|txt|adoc|ya?ml|toml|ini|cfg|lock|xml|html?|css|svg|env)$/i;

/** What generators add to the names of the files that they make. */
const templates = /\.(?:template|tmpl|tpl|tt)$/;

/** Names without extension: `cart.test`, `test_cart`, `cart_spec`, `conftest`. */
const separated = /(?:^|[._-])(?:tests?|specs?|e2e|cy)$|^(?:tests?|specs?)[._-]|^conftest$/i;

/** Names without extension: `CartTest`, `CartTests`, `CartTestCase`, `CartSpec`, `CartIT`, `TestCart`. */
const joined = /[a-z0-9](?:Tests?|TestCase|TestSuite|Specs?)$/;
const joinedJava = /^(?:Test[A-Z]\w*|\w*[a-z0-9]IT)$/;

/** Folders into which tools install what a project depends on, and those of runtimes: expressions, by blanks. */
const installed = String.raw`
  node_modules(?:/\.pnpm/[^/]+/node_modules)? bower_components \.yarn/(?:cache|unplugged)
  site-packages dist-packages [^/]+\.egg lib/python[\d.]+ Python[\d.]+/lib
  vendor gems lib/ruby/[\d.]+ Pods \.pub-cache/hosted/[^/]+ \.m2/repository \.nuget/packages
  \.?cargo[/_](?:registry|git)(?:/(?:src|checkouts)/[^/]+)? rustc/[0-9a-f]+
  go/pkg/mod (?:usr/local|opt|lib|libexec)/go(?:-[\d.]+)?/src usr/include`;

/** How the paths of runtimes and their libraries start. */
const runtimes = String.raw`
  node: internal/(?:modules|process|main|streams|timers)/ dart: package:flutter/ < java\.base/
  javax?/(?:lang|util|io|nio|net|security|sql|time|text|math|servlet|swing)/ (?:jdk|sun|com/sun)/
  kotlinx?/(?:collections|coroutines|io|text)/ scala/(?:collection|concurrent|runtime|util)/ groovy/lang/`;

const anyOf = (expressions: string) => `(?:${expressions.trim().split(/\s+/).join('|')})`;
const folder = new RegExp(`(?:^|/)${anyOf(installed)}(?=/)`, 'gi');
const runtime = new RegExp(`^${anyOf(runtimes)}`);

/** A path in a folder of dependencies: from the package's name on, without its version, and with the folder. */
export interface Dependency {
  readonly inside: string;
  readonly whole: string;
}

/** Returns where a path enters a folder of dependencies, or `undefined`. */
export function findDependency(path: string): Dependency | undefined {
  const last = [...path.matchAll(folder)].at(-1);
  if (last === undefined) {
    return runtime.test(path) ? { inside: path, whole: path } : undefined;
  }
  const inside = path.slice(last.index + last[0].length + 1);
  return {
    inside: inside.replace(/(?<=[^/])(?:@v?|-)\d[^/]*(?=\/)/, ''),
    whole: path.slice(last.index),
  };
}
