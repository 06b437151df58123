import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, emptyPatch, parseEdits } from '../../../src/engines/edits/index.ts';
import { repoPath } from '../../../src/engines/files/index.ts';
import { applyReply } from '../../support/edits/engine.ts';
import { renderReply } from '../../support/edits/reply.ts';
import { growth } from '../../support/growth.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { block, type Case, file, numbered, ofBlocks, ofLines } from './hostile-cases.ts';
import { repository } from './staging.ts';

describe('replies', () => {
  const linear = 7;
  const quadratic = 24;

  describe('the time for a reply grows no faster than the reply', () => {
    const apply = (make: (count: number) => Case) => {
      return (count: number) => {
        const [files, reply] = make(count);
        applyReply(files, reply);
      };
    };

    test.each(ofLines)('%s', (_, size, make) => {
      expect(growth(apply(make), size)).toBeLessThan(linear);
    });

    test.each(ofBlocks)('%s', (_, make) => {
      expect(growth(apply(make), 100)).toBeLessThan(linear);
    });

    test('new files, each compared with all the others', () => {
      const make = (count: number): Case => [
        new Map(),
        renderReply(
          numbered(count).map((line, at) => ({
            path: `src/${at}.py`,
            search: [],
            replace: [line],
          })),
        ),
      ];
      expect(growth(apply(make), 150)).toBeLessThan(quadratic);
    });

    /** Texts that are slow for a careless regular expression or search. */
    const signs = [
      ...[
        '<',
        '>',
        '=',
        '-',
        '+',
        '\\',
        '\\"',
        '&',
        '&amp;',
        '`',
        '*',
        '# ',
        ' ',
        '\t ',
        '"',
        'a/',
      ],
      ...['\u2013', '\uD800', '$&', '('],
    ];

    test.each(signs)('a line of %j only', (sign) => {
      const applyAll = (count: number) => {
        const [line, half] = [sign.repeat(count), sign.repeat(count / 2)];
        const texts = [file([line]), file([`${line}x`, 'b', half]), file([`${half}–`])];
        const replies = [
          block([line], [`${line}y`]),
          block([`${half}y`, 'b', line], [half]),
          block(['b'], ['c'], line),
          `${line}\n${block(['b'], ['c'], '')}`,
          `a.py\n<<<<<<< RENAME\n${line}\n>>>>>>> RENAME\n`,
          `\`\`\`${line}\n${block(['b'], ['c'], '')}\`\`\``,
        ];
        for (const files of texts) for (const reply of replies) applyReply(files, reply);
      };
      expect(growth(applyAll, 1_200)).toBeLessThan(linear);
    });
  });
});

describe('files', () => {
  const valid = [
    'a.py\n<<<<<<< SEARCH\nb\n=======\nB\n>>>>>>> REPLACE\n',
    'new.py\n```\nx = 1\n```\n',
    'a.py\n<<<<<<< RENAME\nc.py\n>>>>>>> RENAME\n',
    'b.py\n<<<<<<< DELETE\n>>>>>>> DELETE\n',
    '*** Begin Patch\n*** Update File: a.py\n@@\n-b\n+B\n*** Add File: d.py\n+x\n*** End Patch',
    '--- a/a.py\n+++ b/a.py\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n',
    '`lib/x.py`:\n\n```py\nx = 2\n```\n',
  ];

  const outside = [
    ...[
      '../e.py',
      '/etc/passwd',
      'C:\\a.py',
      '.git/config',
      'secret/key',
      'a/../../b',
      'a//b',
      '.',
    ],
    ...[
      '~/.ssh/id',
      '.GIT/config',
      'a.py/',
      'a\0.py',
      'a.py\u202Eyp.b',
      'con',
      'A.PY',
      '\uFEFFa.py',
    ],
  ];
  const name = fc.oneof(fc.constantFrom(...outside, ...inheritedNames), hostileText);

  /** Replies with another name for a file, or with hostile texts anywhere. */
  const reply = fc.oneof(
    fc.constantFrom(...valid).chain(mutatedText),
    fc
      .tuple(fc.constantFrom(...valid), name, name)
      .map(([text, file, other]) =>
        text.replace(/\b(?:a|b|new)\.py/, () => file).replace(/\b[cde]\.py/, () => other),
      ),
    fc
      .array(fc.constantFrom(...valid).chain(mutatedText), { maxLength: 3 })
      .map((all) => all.join('\n')),
  );

  describe('the edits of a hostile reply', () => {
    test('are texts of whole lines, and change only files that may be changed', () => {
      const property = fc.property(reply, fc.boolean(), (text, isComplete) => {
        const parsed = parseEdits(text, isComplete);
        requirePlainPrototypes();
        if (parsed.kind === 'malformed') {
          expect(parsed.why).toMatch(/\S/);
          return;
        }
        const staged = applyEdits(emptyPatch, repository, parsed.edits);
        if (staged.kind === 'unplaced') {
          expect(staged.why).toMatch(/\S/);
          return;
        }
        for (const [path, change] of staged.patch) {
          expect(repoPath(path, repository.rules)).toBe(path);
          expect(change.path).toBe(path);
          expect(change.before).toBe(repository.originals.get(path)?.before ?? null);
          expect(change.after).not.toBe(change.before);
        }
        for (const { path, why } of staged.refusals) {
          expect(repoPath(path, repository.rules)).toBe(path);
          expect(why).toMatch(/\S/);
        }
        // Nothing is staged of files that were not read.
        expect([...staged.patch.keys()]).not.toContain('unread.py');
        expect([...staged.patch.keys()]).not.toContain('logo.png');
      });
      fc.assert(property, runs(600));
    });

    test('add no more text than the reply has', () => {
      const property = fc.property(reply, (text) => {
        const parsed = parseEdits(text, true);
        if (parsed.kind === 'malformed') return;
        const staged = applyEdits(emptyPatch, repository, parsed.edits);
        if (staged.kind === 'unplaced') return;
        const before = [...repository.originals.values()].map((one) => one.before?.length ?? 0);
        const after = [...staged.patch.values()].map((one) => one.after?.length ?? 0);
        // Every line of the reply may get the indentation and the line break of the file.
        const most = 4 * (text.length + before.reduce((a, b) => a + b)) + 16;
        expect(after.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(most);
      });
      fc.assert(property, runs(300));
    });

    test.each(inheritedNames)('may be a new file of the name %s', (file) => {
      const parsed = parseEdits(`${file}.py\n\`\`\`\nx\n\`\`\`\n`, true);
      if (parsed.kind === 'malformed') throw new Error(parsed.why);
      const staged = applyEdits(emptyPatch, repository, parsed.edits);
      if (staged.kind === 'unplaced') throw new Error(staged.why);
      expect([...staged.patch.values()]).toMatchObject([{ path: `${file}.py`, after: 'x\n' }]);
    });
  });
});
