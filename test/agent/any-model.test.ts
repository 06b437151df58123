import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixTicket } from '../../src/agent/loop.ts';
import type { ModelReply, ModelRequest } from '../../src/agent/ports.ts';
import { worstCaseCalls } from '../../src/core/budget.ts';
import { repoPath } from '../../src/core/path.ts';
import { keptPatch } from '../../src/core/run.ts';
import {
  calls,
  type MemoryFiles,
  memoryWorld,
  respondingModel,
  says,
} from '../support/memory/memory.ts';
import { reply } from '../support/memory/replies.ts';
import { rulesOf } from '../support/memory/samples.ts';

const files: MemoryFiles = {
  'src/a.ts': 'one\ntwo\n',
  'src/b.ts': 'one\r\ntwo',
  'c.txt': 'one\n',
  'logo.png': null,
  '.github/workflows/ci.yml': 'one\n',
};
const names = [...Object.keys(files), 'a.ts', 'new.ts', 'src/new/d.ts', '../e.ts', '.git/f.ts'];
const name = fc.constantFrom(...names);
const lines = fc.constantFrom('one', 'two', 'one\ntwo', '', 'BROKEN', 'three');

/** Replies of every kind, fit for what is asked or not. */
const replies: fc.Arbitrary<ModelReply | Error> = fc.oneof(
  fc.array(name, { maxLength: 3 }).map((paths) => reply.fix(...paths)),
  name.map(reply.create),
  fc
    .array(fc.tuple(name, lines, lines), { minLength: 1, maxLength: 5 })
    .map((blocks) => says(blocks.map((block) => reply.edit(...block).text).join('\n\n'))),
  lines.map(reply.whole),
  fc.constantFrom(reply.revise('One'), reply.revise('Two'), reply.revise('Three')),
  fc.constant(reply.approve()),
  fc.boolean().map((complete) => says('Let me now fix this.', complete)),
  fc
    .tuple(fc.constantFrom('plan', 'verdict', 'shell'), fc.anything())
    .map(([tool, input]) => calls(tool, input)),
  fc.string().map((text) => says(text)),
);

/** Mostly what is asked for, so that runs get far; else anything. */
const script = fc.record({
  any: fc.array(replies, { minLength: 40, maxLength: 40 }),
  obedient: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  maxAttempts: fc.integer({ min: 1, max: 4 }),
});

/** A reply that fits what the request asks for, another one each time. */
function fittingReply({ messages }: ModelRequest, index: number): ModelReply {
  const system = messages[0]?.text ?? '';
  if (system.includes('You plan')) return reply.fix('src/a.ts', index % 2 ? 'c.txt' : 'src/b.ts');
  if (system.includes('by editing'))
    return reply.edit('src/a.ts', index % 3 ? 'one' : 'four', `one\n${index}`);
  if (system.includes('by rewriting')) return reply.whole(`whole ${index}`);
  return reply.revise(`Critique ${index}`);
}

test('whatever the model replies: the run ends in its bound, and what it keeps is sound', async () => {
  await fc.assert(
    fc.asyncProperty(script, async ({ any, obedient, maxAttempts }) => {
      const paths = rulesOf();
      const model = respondingModel((request, index) =>
        obedient[index] ? fittingReply(request, index) : (any[index] ?? new Error('Gone.')),
      );
      const ended = await fixTicket(
        { instruction: 'The ticket', paths },
        memoryWorld(model, files),
        { maxAttempts },
      );
      expect(model.requests.length).toBeLessThanOrEqual(worstCaseCalls({ maxAttempts }));
      expect(ended.reason).not.toBe('failed');
      const kept = keptPatch(ended.run);
      if (ended.reason === 'approved') expect(kept.size).toBeGreaterThan(0);
      for (const [path, { before, after }] of kept) {
        expect(repoPath(path, paths)).toBe(path);
        expect(before).toBe(Object.hasOwn(files, path) ? files[path] : null);
        expect(after).not.toBe(before);
        if (path !== 'c.txt') expect(after).not.toContain('BROKEN');
      }
    }),
    { numRuns: 300 },
  );
});
