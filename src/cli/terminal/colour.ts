import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Whether nothing but text may be written to a stream: it is no terminal, or should have no colours. */
export function isPlain({ isTTY }: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return !isTTY || Boolean(env.NO_COLOR) || env.TERM === 'dumb';
}

/** Whether to colour what is written to a stream; FORCE_COLOR does, even if it is no terminal. */
export function hasColours(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused } = env;
  if (forced === undefined || refused) return !isPlain(stream, env);
  return forced !== '0' && forced !== 'false';
}

// Whether to colour is decided here, and not all versions of Node ask for the same.
const paint = (format: Format, text: string) => styleText(format, text, { validateStream: false });

const markFormats: ReadonlyMap<string, Format> = new Map([
  ['✓', 'green'],
  ['✗', 'red'],
  ['≈', 'yellow'],
  ['!', 'yellow'],
  ['–', 'dim'],
]);

/** The first mark of a line that is not quoted, with the words that name its state. */
const mark = /^(?! {2}\| )((?:.*? {2})??)([✓✗≈!–](?: [a-z]+)*)(?= {2}|$|(?<=^.) )/gmu;

/** Colours the marks of a report, and makes its stop reason bold. */
export function paintReport(text: string): string {
  return text
    .replace(mark, (_, before: string, state: string) => {
      const [sign = ''] = state;
      return before + paint(markFormats.get(sign) ?? 'bold', state);
    })
    .replace(/^Stopped: [a-z-]+(?: \([a-z-]+\))?\./gm, (reason) => paint('bold', reason));
}

const diffFormats: readonly (readonly [RegExp, Format])[] = [
  [/^(?:diff --git|index|---|\+\+\+|(?:old|new|deleted|similarity|rename) )/, 'bold'],
  [/^@@/, 'cyan'],
  [/^\+/, 'green'],
  [/^-/, 'red'],
];

/** Colours the lines of a unified diff. */
export function paintDiff(diff: string): string {
  return diff.replace(/^.+$/gm, (line) => {
    const [, format] = diffFormats.find(([form]) => form.test(line)) ?? [];
    return format === undefined ? line : paint(format, line);
  });
}
