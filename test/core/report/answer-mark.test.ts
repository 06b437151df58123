import { describe, expect, test } from 'vitest';
import { isMarkedAnswer, markAnswer } from '../../../src/core/report/index.ts';

describe('the mark of an answer', () => {
  test('names the whole id of its request, and is not shown', () => {
    const answer = markAnswer('Done.', 'review-31');
    expect(answer).toBe('Done.\n\n<!-- jira-bug-fix-agent answers review-31 -->');
    const ids = ['review-31', 'review-3', 'comment-31', 'review-311'];
    expect(ids.filter((id) => isMarkedAnswer(answer, id))).toEqual(['review-31']);
  });
});
