import { answering, cuttingOff, silent } from '../../test/support/openai/faults.ts';
import type { ChatRequest, Script, Scripted } from '../../test/support/openai/openai.ts';

/** The one-line bug of the sample repository, and its place. */
export const bug = {
  path: 'src/calc.py',
  wrong: '    return a - b',
  right: '    return a + b',
} as const;

/** Does what it is asked for: plans the file, mends the line, approves. */
export const ideal: Script = (request) => {
  if (offers(request, 'plan')) return plan();
  if (offers(request, 'verdict')) {
    const input = { decision: 'approve', summary: 'add() adds.' };
    return { toolCalls: [{ name: 'verdict', input }] };
  }
  return edit(bug.wrong, bug.right);
};

/** Reads the same file, whatever it is asked. */
export const repeating: Script = () => ({
  toolCalls: [{ name: 'read_file', input: { path: bug.path } }],
});

/** Says that it is about to do something. */
export const promising: Script = () => ({ text: 'Let me check that next.' });

/** Plans well, then sends edits whose SEARCH is nowhere, each time another. */
export const missing: Script = (request, index) =>
  offers(request, 'plan') ? plan() : edit(`    return a // ${index}`, bug.right);

/** Plans well, then sends one edit whose SEARCH is nowhere, again and again. */
export const stubborn: Script = (request) =>
  offers(request, 'plan') ? plan() : edit('    return a // b', bug.right);

/** Calls the tools with input that does not fit their schemas, each time another. */
export const malformed: Script = (request, index) => ({
  toolCalls: [{ name: request.tools[0]?.name ?? 'plan', input: { kind: index, files: 'all' } }],
});

/** Asks to wait a second, three times, then is ideal. */
export const limited: Script = (request, index) =>
  index < 3 ? { fault: answering(429, tooMany, { 'retry-after': '1' }) } : ideal(request, index);

/** Fails for ever. */
export const failing: Script = () => ({ fault: answering(500, serverError) });

/** Takes every request and never answers. */
export const hanging: Script = () => ({ fault: silent });

/** Breaks off in the middle of its first answer, then is ideal. */
export const breaking: Script = (request, index) =>
  index === 0 ? { fault: cuttingOff('{"id":"chatcmpl-0","choices":[{"in') } : ideal(request, index);

const tooMany = { error: { message: 'Rate limit reached', type: 'requests', code: null } };
const serverError = { error: { message: 'The server had an error', type: 'server_error' } };

function offers({ tools }: ChatRequest, name: string): boolean {
  return tools.some((tool) => tool.name === name);
}

function plan(): Scripted {
  const files = [{ path: bug.path, create: false }];
  const input = { kind: 'fix', understanding: 'add() subtracts.', files };
  return { toolCalls: [{ name: 'plan', input }] };
}

function edit(search: string, replace: string): Scripted {
  const text = `${bug.path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
  return { text };
}
