import { describe, test } from 'vitest';
import { judgeWatched } from '../../../src/core/diagnosis/index.ts';
import { type Expected, judged, workflow } from './judged.ts';

describe('watched workflows', () => {
  test.each<readonly [string, readonly string[], Expected]>([
    ['all of them', ['CI'], ['green', /^CI$/]],
    ['one is not', ['CI', 'Lint'], ['amber', /^Add to `workflow_run: workflows` in .*: Lint\.$/]],
    ['one is gone', [], ['amber', /^Remove from `workflow_run: workflows` in .*: CI\.$/]],
    ['many are not', [...'abcde'], ['amber', /: a, b, c, and 2 more\.$/]],
    ['a hostile name', ['CI', `x\n${'y'.repeat(200)}`], ['amber', /: x y{38}…\.$/]],
  ])('%s', (_, checks, expected) => judged(judgeWatched([workflow()], checks), expected));

  test('none, and none to watch', () => {
    judged(judgeWatched([workflow({ watches: [] })], []), ['green', /nothing to watch/]);
  });
});
