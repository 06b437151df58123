import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../../src/agent/loop/tools/read-file.ts';
import { fitInput } from '../../../src/agent/reply/fit-input.ts';
import {
  answerThrough,
  findCalls,
  findEdits,
  planSpec,
  planTool,
  verdictTool,
} from '../../../src/agent/reply/index.ts';
import { requestFingerprint } from '../../../src/engines/text/index.ts';
import { hostileJson, mutatedJson, nested } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { says } from '../../support/memory/context.ts';
import { looseFixes, writtenCalls } from '../../support/openai/written-calls.ts';
import { runs } from '../../support/property-runs.ts';

const plan = {
  kind: 'fix',
  understanding: 'It adds.',
  files: [{ path: 'src/cart.ts', change: 'Subtract.', create: false }],
  reply: '',
};
const verdict = { decision: 'approve', summary: 'It adds.', critique: '', noticed: '' };
const planning = { messages: [], answer: planSpec({}, {}), reads: [readFile.spec] };
const patch = '*** Begin Patch\n*** Update File: a.py\n@@\n-x = 1\n+x = 2\n*** End Patch';
const block = 'a.py\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE';

/** A reply that calls a tool. */
const calling = (name: string, inputs: readonly unknown[], text = '') => ({
  ...says(text),
  toolCalls: inputs.map((input) => ({ name, input })),
});

/** The tool's input as an object, as JSON in a string, or as any text. */
const inputLike = (...valid: readonly object[]) => {
  const json = fc.oneof(hostileJson, ...valid.map(mutatedJson));
  const text = fc.oneof(...valid.map((one) => mutatedText(JSON.stringify(one))), hostileText);
  return fc.oneof(
    json,
    json.map((one) => JSON.stringify(one)),
    text,
  );
};

describe('the input of an answer', () => {
  test('is a plan of texts or refused with a reason, whatever it is', () => {
    const input = inputLike(plan, ...Object.values(looseFixes));
    const property = fc.property(fc.array(input, { maxLength: 2 }), (inputs) => {
      const parsed = answerThrough(planTool, calling('plan', inputs));
      requirePlainPrototypes();
      if (parsed.kind === 'invalid') {
        expect(parsed.why).toMatch(/\S/);
        return;
      }
      const { kind, understanding, files, reply, uncertain, answers: _, ...others } = parsed.input;
      expect(others).toEqual({});
      expect(['fix', 'answer', 'ask', 'already-fixed']).toContain(kind);
      const texts = [understanding, reply, uncertain];
      expect(texts.every((text) => typeof text === 'string')).toBe(true);
      for (const { path, change, create, ...more } of files) {
        expect([typeof path, typeof change, typeof create]).toEqual([
          'string',
          'string',
          'boolean',
        ]);
        expect(more).toEqual({});
      }
    });
    fc.assert(property, runs(400));
  });

  test('is a verdict or refused, and never an approval that nobody gave', () => {
    const property = fc.property(inputLike(verdict), (input) => {
      const parsed = answerThrough(verdictTool, calling('verdict', [input]));
      if (parsed.kind === 'invalid') {
        expect(parsed.why).toMatch(/\S/);
        return;
      }
      const { decision, answers: _, ...texts } = parsed.input;
      expect(['approve', 'revise', 'replan']).toContain(decision);
      expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
      if (decision === 'approve') expect(JSON.stringify(input)).toMatch(/approve/i);
    });
    fc.assert(property, runs(300));
  });

  test('that inherits what it lacks lacks it', () => {
    for (const name of inheritedNames) {
      expect(answerThrough(planTool, calling('plan', [name])).kind).toBe('invalid');
      expect(answerThrough(verdictTool, calling('verdict', [{ decision: name }])).kind).toBe(
        'invalid',
      );
      expect(fitInput(name, { type: 'boolean' })).toBe(name);
    }
    const inherited: unknown = JSON.parse(`{"__proto__":${JSON.stringify(plan)}}`);
    expect(answerThrough(planTool, calling('plan', [inherited])).kind).toBe('invalid');
  });
});

describe('the edits of a reply', () => {
  const called = inputLike({ edits: patch });
  const text = fc.oneof(mutatedText(block), mutatedText(patch), hostileText);

  test('are edits of texts, or refused with a reason', () => {
    const property = fc.property(fc.array(called, { maxLength: 2 }), text, (inputs, said) => {
      const parsed = findEdits(calling('edit', inputs, said));
      requirePlainPrototypes();
      if (parsed.kind === 'malformed') {
        expect(parsed.why).toMatch(/\S/);
        return;
      }
      expect(parsed.edits.length).toBeGreaterThan(0);
      for (const edit of parsed.edits) {
        expect(['string', 'undefined']).toContain(typeof edit.file);
        const lines = edit.kind === 'replacement' ? [...edit.search, ...edit.replace] : [];
        const whole = edit.kind === 'whole-file' ? edit.lines : [];
        for (const line of [...lines, ...whole]) expect(line).toMatch(/^[^\n]*$/);
      }
    });
    fc.assert(property, runs(300));
  });
});

describe('the calls of a text', () => {
  const written = fc
    .tuple(
      fc.constantFrom(...Object.values(writtenCalls)),
      fc.constantFrom(plan, { path: 'src/cart.ts' }, JSON.parse('{"__proto__":{"kind":"fix"}}')),
      fc.constantFrom('plan', 'read_file', ...inheritedNames),
    )
    .chain(([write, input, name]) => mutatedText(write(name, input)));

  test('are calls of offered tools, with an input that can be compared', () => {
    const property = fc.property(fc.oneof(written, hostileText), (said) => {
      const { text, toolCalls } = findCalls(says(said), planning);
      expect(typeof text).toBe('string');
      for (const { name, input } of toolCalls) {
        expect(['plan', 'read_file']).toContain(name);
        expect(requestFingerprint(input)).toMatch(/^[0-9a-f]{64}$/);
      }
      requirePlainPrototypes();
    });
    fc.assert(property, runs(400));
  });

  test.each(Object.entries(writtenCalls))('nested without end are none: %s', (_, write) => {
    const deep = JSON.stringify(nested(1_000, 'x', 'files'));
    const said = write('plan', { kind: 'fix', files: 'HERE' }).replace(
      /(["'])HERE\1|HERE/,
      () => deep,
    );
    const { toolCalls } = findCalls(says(said), planning);
    for (const call of toolCalls) expect(requestFingerprint(call)).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('an object in place of a text is refused, whatever its length is', () => {
  for (const length of [3, 'x', { toString: 'x', valueOf: 1 }, [{ toString: null }]]) {
    const input = { ...plan, understanding: { length } };
    expect(answerThrough(planTool, calling('plan', [input])).kind).toBe('invalid');
  }
});

test('an input nested without end is refused or its text is read, and nothing is thrown', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  expect(answerThrough(planTool, calling('plan', [deep])).kind).toBe('invalid');
  expect(findEdits(calling('edit', [deep, { edits: deep }])).kind).toBe('malformed');
  const said = `{"name": "plan", "arguments": {"kind": "fix", "files": ${deep}}}`;
  expect(findCalls(says(said), planning).toolCalls).toEqual([]);
});
