import type { Break } from './break.ts';

export const projectBreaks: readonly Break[] = [
  {
    joint: 'sandbox',
    how: 'there is no repository',
    says: /Set --repo to a directory in a git repository/,
    args: ['--repo', '/', '--github', 'acme/shop'],
  },
  {
    joint: 'setup',
    how: 'it fails',
    says: /The setup command ended with exit code 3/,
    args: ['--setup-command', 'exit 3'],
  },
  {
    joint: 'lint',
    how: 'its program is missing',
    says: /a program it names is missing/,
    args: ['--lint-command', 'no-such-linter'],
  },
  {
    joint: 'tests',
    how: 'they fail on the untouched tree',
    state: 'amber',
    says: /fails on the untouched tree \(exit code 1\)/,
    args: [
      '--test-command',
      "echo 'FAILED test_a.py::test_one'; echo '1 failed, 2 passed'; exit 1",
    ],
  },
  {
    joint: 'counts',
    how: 'they print nothing',
    state: 'amber',
    says: /nothing shows that a test ran/,
    args: ['--test-command', 'true'],
  },
];
