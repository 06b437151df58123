import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { isJson } from './json.ts';
import { phrase } from './phrase.ts';

/** What every version of the builder refuses; `undefined` if the file names another program as its reader. */
export function dockerfileFindings(text: string): readonly SyntaxFinding[] | undefined {
  const setting = (name: string) =>
    new RegExp(`^\\ufeff?(?:#.*\n)*#\\s*${name}\\s*=\\s*(\\S+)`, 'i').exec(text)?.[1];
  if (setting('syntax')?.includes('docker/dockerfile') === false) return undefined;
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const instructions = instructionsIn(lines, setting('escape') ?? '\\');
  const first = instructions.find(({ name }) => name !== 'ARG');
  return [
    ...instructions.flatMap((one) => {
      const mistake = mistakeIn(one);
      return mistake === undefined ? [] : [findingAt(lines, { row: one.row, column: 0 }, mistake)];
    }),
    ...(first?.name === 'FROM'
      ? []
      : [findingAt(lines, { row: first?.row ?? 0, column: 0 }, '`FROM` is missing before this')]),
  ];
}

interface Instruction {
  /** In upper case. */
  readonly name: string;
  readonly text: string;
  readonly row: number;
  /** The end of a here-document that the file lacks. */
  readonly unclosed: string | undefined;
}

function instructionsIn(lines: readonly string[], continuer: string): readonly Instruction[] {
  // Comments and empty lines may also stand inside of an instruction.
  const used = lines
    .map((line, row) => ({ line, row }))
    .filter(({ line }) => !/^\s*(?:#|$)/.test(line));
  const instructions: Instruction[] = [];
  for (let at = 0; at < used.length; ) {
    const row = used[at]?.row ?? 0;
    const parts: string[] = [];
    for (let isContinued = true; isContinued && at < used.length; at += 1) {
      const line = used[at]?.line.trimEnd() ?? '';
      isContinued = line.endsWith(continuer) && !line.endsWith(continuer + continuer);
      parts.push(isContinued ? line.slice(0, -1) : line);
    }
    const [, name = '', text = ''] = /^\s*(\S+)\s*(.*)$/s.exec(parts.join('')) ?? [];
    let unclosed: string | undefined;
    for (const [, dash, end] of /^(?:run|copy|add)$/i.test(name) ? documentsIn(text) : []) {
      const isEnd = (line: string) => (dash ? line.replace(/^\t+/, '') : line) === end;
      while (at < used.length && !isEnd(used[at]?.line ?? '')) at += 1;
      if (at === used.length) unclosed ??= end;
      at += 1;
    }
    instructions.push({ name: name.toUpperCase(), text, row, unclosed });
  }
  return instructions;
}

/** The here-documents that begin in a text: a dash if tabs may stand before the end, and the end. */
function documentsIn(text: string): readonly RegExpExecArray[] {
  const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words
    .map((word) => /^\d*<<(-?)["']?([\w.-]+)["']?$/.exec(word))
    .filter((found) => found !== null);
}

/** What may follow an instruction and its flags, and how to say that it does not. */
interface Form {
  readonly text: RegExp;
  readonly need: string;
}

const anything: Form = { text: /^/, need: '' };
const paths: Form = { text: /^\[|\S\s+\S/, need: 'a source and a destination' };
const pair: Form = { text: /=|\s/, need: 'a name and a value' };

const forms = new Map<string, Form>([
  ['ADD', paths],
  ['ARG', anything],
  ['CMD', anything],
  ['COPY', paths],
  ['ENTRYPOINT', anything],
  ['ENV', pair],
  ['EXPOSE', anything],
  ['FROM', { text: /^\S+(?:\s+as\s+\S+)?$/i, need: 'an image, or `image AS name`' }],
  ['HEALTHCHECK', { text: /^(?:none$|cmd\s+\S)/i, need: '`CMD` and a command, or `NONE`' }],
  ['LABEL', pair],
  ['MAINTAINER', anything],
  ['ONBUILD', anything],
  ['RUN', anything],
  ['SHELL', { text: /^\[/, need: 'a list of strings in double quotes' }],
  ['STOPSIGNAL', anything],
  ['USER', anything],
  ['VOLUME', anything],
  ['WORKDIR', anything],
]);

/** A list that is no JSON is run as a command. Nobody means that where it has a text in double quotes. */
const list = /^\[\s*"[^"$]*"\s*(?:,|\]?$)|^"[^"$]*"\s*(?:,.*)?\]$/;

function mistakeIn({ name, text, unclosed }: Instruction): string | undefined {
  const form = forms.get(name);
  if (form === undefined)
    return `unknown instruction \`${phrase(name)}\`; the line before may lack its \`\\\``;
  if (text === '' && name !== 'CMD' && name !== 'ENTRYPOINT')
    return `\`${name}\` needs an argument`;
  if (unclosed !== undefined) return `the here-document \`${unclosed}\` is never closed`;
  const rest = text.replace(/^(?:--\S+\s+)+/, '').trimEnd();
  if (!form.text.test(rest)) return `\`${name}\` needs ${form.need}`;
  return list.test(rest) && !isJson(rest)
    ? `\`${name}\` has a list that is not valid: \`["…", "…"]\``
    : undefined;
}
