/** Returns where files of its kind belong in a result: 0 for sources, 1 for tests, 2 for documents and data, 3 for what tools wrote. */
export function fileKind(path: string): number {
  if (generated.test(path)) return 3;
  if (documents.test(path)) return 2;
  return tests.test(path) ? 1 : 0;
}

const tests =
  /(?:^|\/)(?:tests?|specs?|__tests__|__mocks__|testing|testdata|fixtures?|e2e|examples?|samples?|benchmarks?|bench)\/|(?:^|\/)(?:test_|conftest\.)[^/]*$|[._-](?:test|spec|tests|specs)\.[^/]+$|(?:Test|Tests|Spec|IT)\.\w+$/;

const documents =
  /(?:^|\/)(?:docs?|documentation|changelogs?|locales?|i18n)\/|\.(?:md|mdx|markdown|rst|txt|adoc|json|json5|ya?ml|toml|xml|svg|csv|tsv|po|ini|lock|html?|css|s[ac]ss|less|snap|ipynb)$/i;

const generated =
  /(?:^|\/)(?:dist|build|out|vendor|third_party|third-party|node_modules|generated|__generated__|\.yarn)\/|\.min\.[a-z]+$|\.(?:pb|generated|g)\.\w+$|_pb2\.py$|\.map$/i;
