import { describe, expect, test } from 'vitest';
import { findCalls } from '../../../../src/agent/reply/index.ts';
import { says } from '../../../support/memory/context.ts';
import { recordedArguments } from './arguments.ts';
import { recordedObjects } from './objects.ts';
import { recordedTools } from './recorded.ts';
import { recordedTags } from './tags.ts';

const offered = { messages: [], reads: recordedTools };

describe.each([
  ['an object', recordedObjects],
  ['arguments', recordedArguments],
  ['tags', recordedTags],
])('what models wrote as %s', (_, recorded) => {
  test.each(recorded)('is read: $source', ({ text, calls }) => {
    const { toolCalls } = findCalls(says(text), offered);
    expect(toolCalls).toEqual(calls.map(([name, input]) => ({ name, input })));
  });

  test.each(recorded)('is no call without its tools: $source', ({ text }) => {
    const reads = recordedTools.slice(0, 1).map((tool) => ({ ...tool, name: 'other_tool' }));
    expect(findCalls(says(text), { messages: [], reads }).toolCalls).toEqual([]);
  });
});
