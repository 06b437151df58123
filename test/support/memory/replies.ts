import type { ModelReply } from '../../../src/engines/model/port/index.ts';
import { calls, says } from './context.ts';

/** A SEARCH/REPLACE block as a model writes it. */
function blockText(file: string, search: string, replace: string): string {
  const lines = (text: string) => (text === '' ? [] : [text]);
  return [
    file,
    '<<<<<<< SEARCH',
    ...lines(search),
    '=======',
    ...lines(replace),
    '>>>>>>> REPLACE',
  ].join('\n');
}

/** Replies of every kind that the loop requests. */
export const reply = {
  fix: (...paths: readonly string[]): ModelReply =>
    calls('plan', {
      kind: 'fix',
      understanding: 'It adds where it should multiply.',
      files: paths.map((path) => ({ path })),
    }),
  create: (path: string): ModelReply =>
    calls('plan', {
      kind: 'fix',
      understanding: 'It is missing.',
      files: [{ path, create: true }],
    }),
  other: (kind: 'answer' | 'ask' | 'already-fixed', text: string): ModelReply =>
    calls('plan', { kind, understanding: 'It is no bug.', reply: text }),
  look: (...paths: readonly string[]): ModelReply => ({
    ...says(''),
    toolCalls: paths.map((path) => ({ name: 'read_file', input: { path } })),
  }),
  edit: (file: string, search: string, replace: string): ModelReply =>
    says(blockText(file, search, replace)),
  whole: (path: string, text: string): ModelReply => says(`${path}\n\`\`\`\n${text}\n\`\`\``),
  approve: (): ModelReply => calls('verdict', { decision: 'approve', summary: 'It multiplies.' }),
  revise: (critique: string): ModelReply => calls('verdict', { decision: 'revise', critique }),
};
