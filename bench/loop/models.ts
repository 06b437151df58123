import { answering, cuttingOff, silent } from '../../test/support/openai/faults.ts';
import type { ChatRequest, Script, Scripted } from '../../test/support/openai/openai.ts';

/** The bug of the sample repository. */
export const bug = {
  path: 'src/calc.py',
  wrong: '    return a - b',
  right: '    return a + b',
} as const;

/** Plans the file and fixes the line at once, as it is asked to, and approves. */
export const ideal: Script = (request) =>
  isPlanning(request) ? { ...plan(), ...edit(bug.wrong, bug.right) } : planning(request, 1);

/** Plans the file, fixes the line in another request, and approves. */
export const planning: Script = (request) => {
  if (isPlanning(request)) return plan();
  if (offers(request, 'verdict')) return approve();
  return edit(bug.wrong, bug.right);
};

/** Always reads the same file. */
export const repeating: Script = () => ({
  toolCalls: [{ name: 'read_file', input: { path: bug.path } }],
});

/** Only announces what it will do. */
export const promising: Script = () => ({ text: 'Let me check that next.' });

/** Plans well, then sends edits that never match, a different one each time. */
export const missing: Script = (request, index) =>
  isPlanning(request) ? plan() : edit(`    return a // ${index}`, bug.right);

/** Plans well, then sends the same edit that never matches. */
export const stubborn: Script = (request) =>
  isPlanning(request) ? plan() : edit('    return a // b', bug.right);

/** Calls tools with invalid input, different each time. */
export const malformed: Script = (request, index) => ({
  toolCalls: [{ name: request.tools[0]?.name ?? 'plan', input: { kind: index, files: 'all' } }],
});

/** Rate-limits three requests by a second each, then plans and edits. */
export const limited: Script = (request, index) =>
  index < 3 ? { fault: answering(429, tooMany, { 'retry-after': '1' }) } : planning(request, index);

/** Always fails. */
export const failing: Script = () => ({ fault: answering(500, serverError) });

/** Accepts every request and never answers. */
export const hanging: Script = () => ({ fault: silent });

/** Cuts off its first answer, then is ideal. */
export const breaking: Script = (request, index) =>
  index === 0 ? { fault: cuttingOff('{"id":"chatcmpl-0","choices":[{"in') } : ideal(request, index);

const tooMany = { error: { message: 'Rate limit reached', type: 'requests', code: null } };
const serverError = { error: { message: 'The server had an error', type: 'server_error' } };

/** Whether it is asked for a plan: with an edit, another one is offered. */
const isPlanning = (request: ChatRequest) =>
  offers(request, 'plan') && !JSON.stringify(request.messages).includes('<plan>');

function offers({ tools }: ChatRequest, name: string): boolean {
  return tools.some((tool) => tool.name === name);
}

export function approve(): Scripted {
  const input = { decision: 'approve', summary: 'add() adds.' };
  return { toolCalls: [{ name: 'verdict', input }] };
}

export function plan(path: string = bug.path): Scripted {
  const files = [{ path, create: false }];
  const input = { kind: 'fix', understanding: 'add() subtracts.', files };
  return { toolCalls: [{ name: 'plan', input }] };
}

export const edit = (search: string, replace: string) => editOf(bug.path, search, replace);

export function editOf(path: string, search: string, replace: string): Scripted {
  const text = `${path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
  return { text };
}
