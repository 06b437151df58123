import fc from 'fast-check';
import type { ModelReply } from '../../../src/engines/model/port/index.ts';
import { calls, type MemoryFiles, says } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';

/** The repository that the replies are about. */
export const files: MemoryFiles = {
  'src/a.ts': 'one\ntwo\n',
  'src/b.ts': 'one\r\ntwo',
  'c.txt': 'one\n',
  'long.ts': 'let line = 1;\n'.repeat(4_000),
  'logo.png': null,
  '.github/workflows/ci.yml': 'one\n',
};
const names = [...Object.keys(files), 'a.ts', 'new.ts', 'src/new/d.ts', '../e.ts', '.git/f.ts'];
const name = fc.constantFrom(...names);
const lines = fc.constantFrom('one', 'two', 'one\ntwo', '', 'BROKEN', 'three');

/** Calls of the reading tools, with valid and invalid inputs. */
const looks: fc.Arbitrary<ModelReply> = fc
  .array(
    fc.oneof(
      fc.record({ name: fc.constant('read_file'), input: fc.record({ path: name }) }),
      fc.record({
        name: fc.constant('read_file'),
        input: fc.record({ path: name, ranges: fc.array(fc.nat({ max: 5_000 }).map(String)) }),
      }),
      fc.record({ name: fc.constant('search_code'), input: fc.record({ query: lines }) }),
      fc.record({ name: fc.constantFrom('list_files', 'search_code', 'rm'), input: fc.anything() }),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((toolCalls) => ({ ...says(''), toolCalls }));

/** Blocks of every kind; the last marker may be missing. */
const block: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(name, lines, lines).map((sides) => reply.edit(...sides).text),
  fc.tuple(name, lines, lines).map((sides) => reply.edit(...sides).text.replace(/\n>+ .*$/, '')),
  name.map((file) => `${file}\n<<<<<<< DELETE\n>>>>>>> DELETE`),
  fc.tuple(name, name).map(([from, to]) => `${from}\n<<<<<<< RENAME\n${to}\n>>>>>>> RENAME`),
  fc.tuple(name, lines).map((whole) => reply.whole(...whole).text),
);

/** Replies of every kind, whether they suit the request or not. */
export const replies: fc.Arbitrary<ModelReply> = fc.oneof(
  looks,
  fc.array(name, { maxLength: 3 }).map((paths) => reply.fix(...paths)),
  name.map(reply.create),
  fc
    .tuple(fc.constantFrom('answer', 'ask', 'already-fixed'), fc.constantFrom('`Cart`', 'one', ''))
    .map(([kind, text]) => reply.other(kind, text)),
  fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => says(blocks.join('\n\n'))),
  fc.constantFrom(reply.revise('One'), reply.revise('Two'), reply.revise('Three')),
  fc.constant(reply.approve()),
  fc.constantFrom('Let me now fix this.', '', '<think>Let me see').map((text) => says(text)),
  fc
    .tuple(fc.constantFrom('plan', 'verdict', 'shell'), fc.anything())
    .map(([tool, input]) => calls(tool, input)),
  fc.string().map((text) => says(text)),
);
