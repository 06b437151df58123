/** Stands in for `gh` or `npx` on the `PATH`: `program.ts STATE gh|npx ARGUMENTS`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { answerCall, type ConsoleState } from './answers.ts';

const [file = '', ...given] = process.argv.slice(2);
const words = given[0] === 'npx' ? ['wrangler', ...packageArguments(given)] : given;
const state: ConsoleState = JSON.parse(readFileSync(file, 'utf8'));
const before = JSON.stringify({ ...state, calls: [] });
const takesInput = (words[1] === 'secret' && words[2] !== 'list') || words.includes('--input');
const stdin = takesInput ? readFileSync(0, 'utf8') : '';
const [, config] = /--config (\S+)/.exec(words.join(' ')) ?? [];
const isFound = config === undefined || existsSync(config);
const answer = isFound ? answerCall(state, words, stdin) : undefined;
process.stdout.write(answer ?? '');
if (answer === undefined) process.stderr.write(`Refused: ${words.join(' ')}\n`);
process.exitCode = answer === undefined || answer.includes('"loggedIn":false') ? 1 : 0;

/** What the package gets, if npx is asked for an exact version of wrangler and for nothing of this folder. */
function packageArguments(line: readonly string[]): readonly string[] {
  const [options = '', args = ''] = line.join('\0').split(/\0wrangler@\d+\.\d+\.\d+\0/);
  const isAlone =
    options === ['npx', '--yes', '--ignore-scripts', '--prefix', process.cwd()].join('\0');
  return isAlone ? args.split('\0') : ['unexpected', ...line];
}

// Commands that only read may run at the same time.
if (JSON.stringify({ ...state, calls: [] }) !== before) writeFileSync(file, JSON.stringify(state));
