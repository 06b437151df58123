import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStoredText, storedText } from '../../../src/agent/job/finished-change.ts';
import { patchDigest } from '../../../src/core/edits/index.ts';
import { repoPath } from '../../../src/core/repository/index.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { pathOf, rulesOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const rules = rulesOf('', ['infra/**']);
const path = pathOf('src/a.ts');
const change = { path, before: 'a + b', after: 'a * b', executable: false };
const patch = new Map([[path, change]]);
const stored = storedText({
  ...{ branch: 'fix/APP-17', base: 'b'.repeat(40), into: 'main', title: 'APP-17: The total' },
  ...{ patch, digest: patchDigest(patch), reason: 'approved', text: 'It is fixed.', lacking: [] },
});
const valid: unknown = JSON.parse(stored);

test('whatever a ticket has kept, it is a change of files that may be changed, or none', () => {
  const kept = fc.oneof(
    mutatedJson(valid).map((json) => JSON.stringify(json)),
    mutatedText(stored),
    hostileJson.map((json) => JSON.stringify(json)),
    hostileText,
  );
  const property = fc.property(kept, (text) => {
    const found = parseStoredText(text, rules);
    requirePlainPrototypes();
    for (const one of found?.patch.keys() ?? []) expect(repoPath(one, rules)).toBe(one);
  });
  fc.assert(property, runs(300));
});

test.each([
  ...['../a.ts', '/etc/passwd', '.git/config', '.github/workflows/ci.yml', 'infra/main.tf', ''],
  ...['src/../../a.ts', 'C:\\a.ts', '.GIT/hooks/pre-commit', 'package-lock.json'],
])('a change of %j is not published', (other) => {
  expect(parseStoredText(stored, rules)?.patch.size).toBe(1);
  expect(
    parseStoredText(stored.replace('src/a.ts', JSON.stringify(other).slice(1, -1)), rules),
  ).toBe(undefined);
});

test.each(inheritedNames)('%j is no reason', (name) => {
  const text = JSON.stringify({ ...JSON.parse(stored), reason: name });
  expect(parseStoredText(text, rules)).toBeUndefined();
});

test('only a change that is as it was checked is published', () => {
  const altered = { ...Object(valid), digest: 'another' };
  expect(parseStoredText(JSON.stringify(altered), rules)).toBeUndefined();
});

test('an older version stored no digest: what it may have altered is not published', () => {
  const { digest, ...old } = Object(valid);
  expect(parseStoredText(JSON.stringify(old), rules)).toMatchObject({ digest });
  for (const mark of ['[redacted]', '***']) {
    const files = [{ ...change, before: `${mark} a + b`, after: `${mark} a * b` }];
    expect(parseStoredText(JSON.stringify({ ...old, files }), rules)).toBeUndefined();
  }
});

test('a change that is not as it was checked is not stored', () => {
  const other = { ...parseStoredText(stored, rules), digest: 'another' };
  expect(() => storedText({ ...Object(other) })).toThrow('not the one that was checked');
});
