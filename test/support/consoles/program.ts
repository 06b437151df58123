/** Stands in for `gh` or `wrangler` on the `PATH`: `program.ts STATE gh|wrangler ARGUMENTS`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { answerCall, type ConsoleState } from './answers.ts';

const [file = '', ...words] = process.argv.slice(2);
const state: ConsoleState = JSON.parse(readFileSync(file, 'utf8'));
const before = JSON.stringify({ ...state, calls: [] });
const takesInput = words[1] === 'secret' && words[2] !== 'list';
const answer = answerCall(state, words, takesInput ? readFileSync(0, 'utf8') : '');
process.stdout.write(answer ?? '');
if (answer === undefined) process.stderr.write(`Refused: ${words.join(' ')}\n`);
process.exitCode = answer === undefined || answer.includes('"loggedIn":false') ? 1 : 0;
// Commands that only read may run at the same time.
if (JSON.stringify({ ...state, calls: [] }) !== before) writeFileSync(file, JSON.stringify(state));
