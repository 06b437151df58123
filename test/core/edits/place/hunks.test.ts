import { describe, expect, test } from 'vitest';
import { applyReply } from '../../../support/edits/engine.ts';

const twins = `class A:
    def run(self):
        x = 1
        return x

class B:
    def stop(self):
        pass

    def run(self):
        x = 1
        return x
`;
const second = twins.replace(/1(?=[^1]*$)/, '2');
const first = twins.replace('1', '2');

const v4a = (...lines: readonly string[]) =>
  ['*** Begin Patch', '*** Update File: a.py', ...lines, '*** End Patch'].join('\n');
const unified = (...lines: readonly string[]) => ['--- a/a.py', '+++ b/a.py', ...lines].join('\n');
const change = ['-        x = 1', '+        x = 2'];

function resultOf(before: string, reply: string): string {
  const outcome = applyReply(new Map([['a.py', before]]), reply, true);
  return outcome.kind === 'refused' ? outcome.why : (outcome.files.get('a.py') ?? 'deleted');
}

describe('where lines are repeated, their place is settled by', () => {
  test.each<[string, string, string]>([
    ['an anchor', v4a('@@ class B:', ...change), second],
    ['two anchors', v4a('@@ class A:', '@@ def run(self):', ...change), first],
    ['a shortened anchor', v4a('@@ class B', ...change), second],
    ['an anchor with other parameters', v4a('@@ def stop():', ...change), second],
    ['an anchor that is shown again', v4a('@@ class B:', ' class B:', ' ', ...change), 'refused'],
    ['the end of the file', v4a(...change, '         return x', '*** End of File'), second],
    ['an earlier hunk', v4a('@@', '-        pass', '+        stop()', '@@', ...change), second],
    ['a later hunk', v4a('@@', ...change, '@@', '-        pass', '+        stop()'), first],
    ['the number of a line', unified('@@ -11,1 +11,1 @@', ...change), second],
    ['a number that is nearly right', unified('@@ -4,1 +4,1 @@', ...change), first],
    ['an anchor instead of a number', unified('@@ ... @@ class B:', ...change), second],
  ])('%s', (_, reply, wanted) => {
    const result = resultOf(twins, reply).replace('stop()', 'pass');
    if (wanted === 'refused') expect(result).toContain('its old text is not in the file');
    else expect(result).toBe(wanted);
  });

  test('the number of hunks with the same lines', () => {
    const reply = v4a('@@', ...change, '@@', ...change);
    expect(resultOf(twins, reply)).toBe(twins.replaceAll('1', '2'));
  });
});

describe('a patch is refused with the reason', () => {
  test.each([
    [
      'if nothing settles a place',
      v4a('@@', ...change),
      'matches 2 places in the file (lines 3, 11)',
    ],
    ['if an anchor has both', v4a('@@ def run(self):', ...change), 'matches 2 places'],
    ['if no number is near', unified('@@ -7,1 +7,1 @@', ...change), 'matches 2 places'],
    ['if the place is above', v4a('@@ def stop(self):', '-class A:', '+class C:'), 'only above'],
    [
      'if the lines are not there',
      v4a('@@', '-y = 1', '+y = 2'),
      'its old text is not in the file',
    ],
    ['if it only adds lines', v4a('@@ class A:', '+    y = 1'), 'only added lines'],
    [
      'if its change is there',
      v4a('@@', '-    def halt(self):', '+    def stop(self):'),
      'already',
    ],
    [
      'if a file exists',
      '*** Begin Patch\n*** Add File: a.py\n+x\n*** End Patch',
      'the file exists',
    ],
    ['if there is no file', v4a('@@', '-x', '+y').replace('a.py', 'nowhere.py'), 'not a file'],
  ])('%s', (_, reply, why) => {
    expect(resultOf(twins, reply)).toContain(why);
  });

  test('of every hunk, and none is applied', () => {
    const reply = v4a('@@', '-        pass', '+        stop()', '@@', '-nowhere', '+y');
    expect(resultOf(twins, reply)).toMatch(/^a\.py: hunk 2 of 2: its old text is not in the file/);
  });

  test('if one of them has its only place in that of another', () => {
    const reply = v4a('@@', '-        pass', '+        stop()', '@@', '         pass', '+z');
    expect(resultOf(twins, reply)).toMatch(/^a\.py: hunk 2 of 2: its old text is only above/);
  });
});

describe('the style of the file is kept', () => {
  test.each([
    [
      'tabs',
      'if x:\n\ty = 1\n',
      v4a('@@', ' if x:', '-    y = 1', '+    y = 2'),
      'if x:\n\ty = 2\n',
    ],
    ['line ends', 'a\r\nb\r\n', v4a('@@', ' a', '-b', '+c', '+d'), 'a\r\nc\r\nd\r\n'],
    ['a mark', '\uFEFFa\nb\n', v4a('@@', '-a', '+c', ' b'), '\uFEFFc\nb\n'],
    ['a mark in a diff', '\uFEFFa\nb\n', unified('@@', '-\uFEFFa', '+\uFEFFc'), '\uFEFFc\nb\n'],
    ['a missing newline', 'a\nb', v4a('@@', ' a', '-b', '+c'), 'a\nc'],
    ['trailing blanks', 'a  \nb\n', v4a('@@', ' a', '-b', '+c'), 'a  \nc\n'],
  ])('%s', (_, before, reply, after) => {
    expect(resultOf(before, reply)).toBe(after);
  });
});
