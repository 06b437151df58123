import assert from 'node:assert/strict';
import { answering } from '../../../test/support/openai/faults.ts';
import type { ChatRequest, Script, Scripted } from '../../../test/support/openai/openai.ts';
import { bug, ideal } from '../../loop/models.ts';
import type { Case } from '../case.ts';
import { atTerminal, type TerminalResult } from '../terminal.ts';

const files = { [bug.path]: `def add(a, b):\n${bug.wrong}\n` };
const ticket = '# add() returns the difference\n\n`add(2, 1)` in calc.py returns 1.\n';

/** How Ollama refuses tools, and how DeepSeek refuses a form. */
const noTools = 'registry.ollama.ai/library/gemma3:latest does not support tools';
const noForm = 'This response_format type is unavailable now';

const refusing = (message: string, param: string): Scripted => ({
  fault: answering(400, { error: { message, type: 'invalid_request_error', param, code: null } }),
});

/** The ideal answers as the text of a reply, by what the last message asks for. */
function asText(request: ChatRequest): Scripted {
  const asked = request.messages.at(-1)?.content ?? '';
  const form = JSON.stringify(request.form ?? {}) + asked;
  if (form.includes('"decision"')) return { text: '{"decision":"approve","summary":"It adds."}' };
  if (!form.includes('"understanding"')) {
    const block = `<<<<<<< SEARCH\n${bug.wrong}\n=======\n${bug.right}\n>>>>>>> REPLACE`;
    return { text: `${bug.path}\n${block}` };
  }
  const plan = { kind: 'fix', understanding: 'It subtracts.', files: [{ path: bug.path }] };
  return { text: JSON.stringify(plan) };
}

const withoutTools: Script = (request) =>
  request.tools.length > 0 ? refusing(noTools, 'tools') : asText(request);

const withoutForm: Script = (request, index) =>
  request.form === undefined ? withoutTools(request, index) : refusing(noForm, 'response_format');

async function isFixed({ code, stderr, fileAfter }: TerminalResult) {
  assert.equal(code, 0, stderr);
  assert.ok((await fileAfter(bug.path)).includes(bug.right));
}

const run = (model: Script, inspect: (result: TerminalResult) => Promise<void> | void) =>
  atTerminal({ files, ticket, model }, inspect);

/** How often a text occurs in the log. */
const timesIn = ({ stderr }: TerminalResult, text: string) => stderr.split(text).length - 1;

export const cases: readonly Case[] = [
  {
    name: 'an endpoint without tools is said once, in its words, and on the checklist',
    check: () =>
      run(withoutTools, async (result) => {
        await isFixed(result);
        assert.equal(timesIn(result, 'The endpoint takes no tools: '), 1, result.stderr);
        assert.match(result.stderr, /^ {2}Looked around +– not shown .*does not support tools”$/m);
        assert.equal(timesIn(result, 'Answers in a fixed form'), 0);
      }),
  },
  {
    name: 'an endpoint without any form of reply is said once, and on the checklist',
    check: () =>
      run(withoutForm, async (result) => {
        await isFixed(result);
        assert.equal(timesIn(result, 'The endpoint cannot be held to a form of reply: '), 1);
        assert.match(result.stderr, /^ {2}Answers in a fixed form +– not shown .*response_format/m);
      }),
  },
  {
    name: 'an endpoint that refuses nothing has no such lines',
    check: () =>
      run(ideal, async (result) => {
        await isFixed(result);
        for (const told of ['The endpoint', 'Looked around', 'Answers in a fixed form'])
          assert.equal(timesIn(result, told), 0, result.stderr);
      }),
  },
];
