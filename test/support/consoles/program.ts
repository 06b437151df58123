/** Stands in for `gh` or `wrangler` on the `PATH`: `program.ts STATE gh|wrangler ARGUMENTS`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { answerCall, type ConsoleState } from './answers.ts';

const [file = '', ...words] = process.argv.slice(2);
const state: ConsoleState = JSON.parse(readFileSync(file, 'utf8'));
const before = JSON.stringify({ ...state, calls: [] });
const takesInput = words[1] === 'secret' && words[2] !== 'list';
const stdin = takesInput ? readFileSync(0, 'utf8') : '';
const [, config] = /--config (\S+)/.exec(words.join(' ')) ?? [];
const isFound = config === undefined || existsSync(config);
const answer = isFound ? answerCall(state, words, stdin) : undefined;
process.stdout.write(answer ?? '');
if (answer === undefined) process.stderr.write(`Refused: ${words.join(' ')}\n`);
process.exitCode = answer === undefined || answer.includes('"loggedIn":false') ? 1 : 0;
// Commands that only read may run at the same time.
if (JSON.stringify({ ...state, calls: [] }) !== before) writeFileSync(file, JSON.stringify(state));
