import { describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/engines/edits/index.ts';
import { applyEdits } from '../../../src/engines/edits/index.ts';
import { emptyPatch } from '../../../src/engines/edits/patch/index.ts';
import { parseEdits } from '../../../src/engines/edits/reply/index.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';

const secret = 'key-of-the-job-0123456789';
const files = {
  'src/client.py': `KEY = "${secret}"\n\n\ndef total(a, b):\n    return a + b\n`,
  'src/log.py': 'MARK = "[redacted]"\nLEVEL = 1\n',
};

const repository: Repository = {
  paths: Object.keys(files),
  rules: rulesOf(),
  originals: new Map(
    Object.entries(files).map(([path, before]) => [pathOf(path), { before, executable: false }]),
  ),
};

function staged(reply: string) {
  const parsed = parseEdits(reply);
  if (parsed.kind === 'malformed') throw new Error(parsed.why);
  const result = applyEdits(emptyPatch, repository, parsed.edits);
  if (result.kind === 'unplaced') throw new Error(result.why);
  return result;
}

const block = (file: string, search: string, replace: string) =>
  `${file}\n<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n`;

const whole = (file: string, text: string) => `${file}\n\`\`\`\n${text}\`\`\`\n`;

const stands = 'stands for a secret that is not shown';

describe('an edit that would write the mark is refused', () => {
  test.each([
    [
      'in a line of its own',
      block('src/client.py', '    return a + b\n', '    return "[redacted]"\n'),
    ],
    [
      'in a file as a whole',
      whole('src/client.py', 'KEY = "[redacted]"\n\n\ndef total(a, b):\n    return a * b\n'),
    ],
    ['in a new file', block('src/new.py', '', 'KEY = "[redacted]"\n')],
    [
      'beside one that is good',
      block('src/log.py', 'LEVEL = 1\n', 'LEVEL = 2\n') +
        block('src/new.py', '', 'KEY = "[redacted]"\n'),
    ],
  ])('%s', (_, reply) => {
    const { refusals } = staged(reply);
    expect(refusals.map(({ why }) => why).join()).toContain(stands);
  });
});

test('an edit that quotes the mark says so, instead of showing a line that looks the same', () => {
  const reply = block('src/client.py', 'KEY = "[redacted]"\n', 'KEY = read_key()\n');
  const [refusal] = staged(reply).refusals;
  expect(refusal?.why).toContain(stands);
  expect(refusal?.why).not.toContain('closest');
});

describe('an edit is placed', () => {
  test.each([
    [
      'beside a line with a secret',
      block('src/client.py', '    return a + b\n', '    return a * b\n'),
    ],
    ['that removes a secret', block('src/client.py', `KEY = "${secret}"\n`, 'KEY = read_key()\n')],
    ['in a file that has the mark', block('src/log.py', 'LEVEL = 1\n', 'OTHER = "[redacted]"\n')],
    [
      'that moves a file with the mark',
      'src/log.py\n<<<<<<< RENAME\nsrc/logs.py\n>>>>>>> RENAME\n',
    ],
  ])('%s', (_, reply) => {
    expect(staged(reply).refusals).toEqual([]);
  });
});
