import { phrase, problemAt, type SyntaxProblem } from '../problems/index.ts';

const instructions = new Set(
  `ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME
  WORKDIR`.split(/\s+/),
);

/**
 * The lines that no instruction begins, mostly because the one before lacks its `\`, and a here-document without its
 * end. `undefined` if the file names another program as its reader.
 */
export function dockerfileProblems(text: string): readonly SyntaxProblem[] | undefined {
  const setting = (name: string) =>
    new RegExp(`^\\ufeff?(?:#.*\n)*#\\s*${name}\\s*=\\s*(\\S+)`, 'i').exec(text)?.[1];
  if (setting('syntax')?.includes('docker/dockerfile') === false) return undefined;
  const continuer = setting('escape') ?? '\\';
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const problems: SyntaxProblem[] = [];
  const open: { readonly row: number; readonly end: string; readonly isIndented: boolean }[] = [];
  let name = '';
  let hasImage = false;
  let isContinued = false;
  for (const [row, line] of lines.entries()) {
    const document = isContinued ? undefined : open[0];
    if (document !== undefined) {
      if ((document.isIndented ? line.replace(/^\t+/, '') : line) === document.end) open.shift();
      continue;
    }
    // Comments and empty lines may also stand inside of an instruction.
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (!isContinued) name = (/\S+/.exec(line)?.[0] ?? '').toUpperCase();
    if (!isContinued && !instructions.has(name)) {
      const message = `unknown instruction \`${phrase(name)}\`; the line before may lack its \`\\\``;
      problems.push(problemAt(lines, { row, column: 0 }, message));
    }
    hasImage ||= name === 'FROM';
    if (!hasImage && name !== 'ARG' && problems.length === 0)
      problems.push(problemAt(lines, { row, column: 0 }, '`FROM` is missing before this'));
    if (/^(?:RUN|COPY|ADD)$/.test(name)) {
      for (const [, dash, end = ''] of documentsIn(line))
        open.push({ row, end, isIndented: dash !== '' });
    }
    const code = line.trimEnd();
    isContinued = code.endsWith(continuer) && !code.endsWith(continuer + continuer);
  }
  return [
    ...problems,
    ...open.map(({ row, end }) =>
      problemAt(lines, { row, column: 0 }, `the here-document \`${end}\` is never closed`),
    ),
  ];
}

/** The here-documents that begin in a line: a dash if tabs may stand before the end, and the end. */
function documentsIn(line: string): readonly RegExpExecArray[] {
  const words = line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words
    .map((word) => /^\d*<<(-?)["']?([\w.-]+)["']?$/.exec(word))
    .filter((found) => found !== null);
}
