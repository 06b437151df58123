import { describe, expect, test } from 'vitest';
import { isMarkedAnswer, isMarkedPart, markAnswer } from '../../../src/core/report/index.ts';

describe('the mark of an answer', () => {
  test('names the whole id of its request, and is not shown', () => {
    const answer = markAnswer('Done.', 'review-31');
    expect(answer).toBe('Done.\n\n<!-- jira-bug-fix-agent answers review-31 -->');
    const ids = ['review-31', 'review-3', 'comment-31', 'review-311'];
    expect(ids.filter((id) => isMarkedAnswer(answer, id))).toEqual(['review-31']);
    expect(ids.filter((id) => isMarkedPart(answer, id))).toEqual([]);
  });

  test('distinguishes a part, which is no answer yet', () => {
    const part = markAnswer('One of two.', 'review-31', true);
    expect([isMarkedPart(part, 'review-31'), isMarkedAnswer(part, 'review-31')]).toEqual([
      true,
      false,
    ]);
  });
});
