import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { type Instruction, readInstructions } from './dockerfile-lines.ts';
import { isJson } from './json-dialects.ts';
import { phrase } from './phrase.ts';

/** What a builder refuses in a Dockerfile, whatever its version; `undefined` if another program reads the file. */
export function dockerfileFindings(text: string): readonly SyntaxFinding[] | undefined {
  const { instructions, continuer, syntax = 'docker/dockerfile' } = readInstructions(text);
  if (!syntax.includes('docker/dockerfile')) return undefined;
  const lines = text.split('\n');
  const findings = instructions.flatMap((one) =>
    mistakesIn(one, continuer).map((message) =>
      findingAt(lines, { row: one.row, column: 0 }, message),
    ),
  );
  const first = instructions.find(({ name }) => name !== 'ARG');
  if (first?.name === 'FROM' || findings.length > 0) return findings;
  return [
    findingAt(
      lines,
      { row: first?.row ?? 0, column: 0 },
      'nothing may come before `FROM` but `ARG`',
    ),
  ];
}

/** What is wrong with the arguments of an instruction. */
type Rule = (text: string, continuer: string) => string | undefined;

const anything: Rule = () => undefined;

/** By the name of the instruction. Flags depend on the version of the builder, so they are not checked. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['ADD', twoPaths],
  ['ARG', anything],
  ['CMD', execForm],
  ['COPY', twoPaths],
  ['ENTRYPOINT', execForm],
  ['ENV', pairs],
  ['EXPOSE', anything],
  ['FROM', stage],
  ['HEALTHCHECK', health],
  ['LABEL', pairs],
  ['MAINTAINER', anything],
  ['ONBUILD', trigger],
  ['RUN', anything],
  ['SHELL', (text) => (isJson(text) ? undefined : 'needs a list of strings in double quotes')],
  ['STOPSIGNAL', anything],
  ['USER', anything],
  ['VOLUME', execForm],
  ['WORKDIR', anything],
]);

function mistakesIn({ name, text, unclosed }: Instruction, continuer: string): readonly string[] {
  const rule = rules.get(name);
  if (rule === undefined) {
    return [
      `unknown instruction \`${phrase(name)}\`; if it continues the line before, that must end with \`${continuer}\``,
    ];
  }
  if (text === '' && name !== 'CMD' && name !== 'ENTRYPOINT')
    return [`\`${name}\` needs an argument`];
  if (unclosed !== undefined) return [`the here-document \`${unclosed}\` is never closed`];
  const mistake = rule(text, continuer);
  return mistake === undefined ? [] : [`\`${name}\` ${mistake}`];
}

const withoutFlags = (text: string) => text.replace(/^(?:--\S+\s+)+/, '');

function twoPaths(text: string): string | undefined {
  const paths = withoutFlags(text);
  if (/^\[/.test(paths)) return execForm(paths);
  return /\S\s+\S/.test(paths) ? undefined : 'needs a source and a destination';
}

/** A list that is no JSON is run as a command, which is never meant if it begins with a plain string. */
function execForm(text: string): string | undefined {
  const isMeant = /^\[\s*"[^"$\s]+"?\s*(?:[,\]]|$)|^"[^"$\s]+"\s*[,\]].*\]$/.test(text);
  return isMeant && !isJson(text) ? 'has a list that is not valid: `["…", "…"]`' : undefined;
}

function stage(text: string): string | undefined {
  const words = withoutFlags(text).trim().split(/\s+/);
  const isNamed = words.length === 3 && words[1]?.toLowerCase() === 'as';
  return words.length === 1 || isNamed ? undefined : 'needs an image, or `image AS name`';
}

function health(text: string): string | undefined {
  return /^(?:none$|cmd\s+\S)/i.test(withoutFlags(text))
    ? undefined
    : 'needs `CMD` and a command, or `NONE`';
}

function trigger(text: string): string | undefined {
  const name = text.split(/\s/, 1)[0]?.toUpperCase() ?? '';
  const isAllowed = rules.has(name) && !['ONBUILD', 'FROM', 'MAINTAINER'].includes(name);
  return isAllowed ? undefined : 'needs an instruction that may wait';
}

/** `name=value` any number of times, or one name and the rest of the line. */
function pairs(text: string, continuer: string): string | undefined {
  const escaped = continuer === '\\' ? '\\\\' : continuer;
  const word = `(?:[^\\s"'${escaped}]|${escaped}.|"(?:[^"${escaped}]|${escaped}.)*"|'[^']*')+`;
  const words = new RegExp(`^${word}(?:\\s+${word})*$`, 's');
  if (!/^[^\s"'=]*(?:(?:"[^"]*"|'[^']*')[^\s"'=]*)?=/.test(text)) {
    return /^\S+\s+\S/.test(text) ? undefined : 'needs a name and a value';
  }
  if (!words.test(text)) return 'has a quote that is not closed';
  const isPair = (one: string) => one.includes('=');
  const every = (text.match(new RegExp(word, 'gs')) ?? []).every(isPair);
  return every ? undefined : 'needs `=` between each name and its value';
}
