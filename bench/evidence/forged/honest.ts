import type { Suite } from './suites.ts';

/** A change that is as good as it looks; `changed` is the repository, if it is not the suite's. */
interface HonestChange {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly changed?: Readonly<Record<string, string>>;
}

/** Returns honest changes of a suite: fixes, alone or beside tests, of code that tests reach or do not. */
export function honestChanges(suite: Suite): readonly HonestChange[] {
  const { product, mend, files } = suite;
  const before = files[product] ?? '';
  const fixed = mend(before);
  const comment = product.endsWith('.py') ? '#' : '//';
  const test = Object.keys(files).find((path) => /test|spec/.test(path) && isTest(path)) ?? '';
  const text = files[test] ?? '';
  const extra = product.replace(/\w+(?=\.\w+$)/, 'extra');
  const added: Readonly<Record<string, string>> = {
    js: 'export const extra = 1;\n',
    py: 'EXTRA = 1\n',
    go: 'package cart\n\n// Extra is one.\nconst Extra = 1\n',
  };
  return [
    { name: 'a fix', files: { [product]: fixed } },
    { name: 'a fix with a comment', files: { [product]: `${fixed}${comment} It multiplies.\n` } },
    {
      name: 'a change where all is green',
      changed: { ...files, [product]: fixed },
      files: { [product]: `${fixed}${comment} It multiplies.\n` },
    },
    {
      name: 'a file that no test loads',
      changed: { ...files, [product]: fixed },
      files: { [extra]: added[extra.split('.').at(-1) ?? ''] ?? '' },
    },
    {
      name: 'a fix and another expectation',
      changed: { ...files, [test]: text },
      files: { [product]: fixed, [test]: text.replace(/two|one\b|One\b/, 'first') },
    },
  ];
}

const isTest = (path: string) => /\.(?:js|py|go)$/.test(path) && !path.endsWith('__init__.py');
