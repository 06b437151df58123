/** An instruction of a Dockerfile, with its continued lines joined. */
export interface Instruction {
  /** In upper case. */
  readonly name: string;
  readonly text: string;
  /** From 0. */
  readonly row: number;
  /** A here-document that the file does not end; `undefined` if all are closed. */
  readonly unclosed: string | undefined;
}

/** A Dockerfile's instructions, and the settings in its first comments. */
export interface Instructions {
  readonly instructions: readonly Instruction[];
  /** The character that continues a line. */
  readonly continuer: string;
  /** The image that reads the file, if it names one. */
  readonly syntax: string | undefined;
}

/** Splits a Dockerfile as its builder does: continued lines, comments between them, here-documents. */
export function readInstructions(text: string): Instructions {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const settings = new Map<string, string>();
  for (const line of lines) {
    const setting = /^\s*#\s*(\w+)\s*=\s*(\S+)\s*$/.exec(line);
    if (setting === null) break;
    settings.set(setting[1]?.toLowerCase() ?? '', setting[2] ?? '');
  }
  const continuer = settings.get('escape') ?? '\\';
  const instructions: Instruction[] = [];
  let row = 0;
  while (row < lines.length) {
    if (isSkipped(lines[row])) {
      row += 1;
      continue;
    }
    const start = row;
    const joined = joinLines(lines, row, continuer);
    const [, name = '', args = ''] = /^\s*(\S+)\s*(.*)$/s.exec(joined.text) ?? [];
    const documents = skipDocuments(lines, joined.next, documentsOf(name, args));
    row = documents.next;
    const { unclosed } = documents;
    instructions.push({ name: name.toUpperCase(), text: args.trim(), row: start, unclosed });
  }
  return { instructions, continuer, syntax: settings.get('syntax') };
}

const isSkipped = (line = '') => /^\s*(?:#|$)/.test(line);

function joinLines(lines: readonly string[], row: number, continuer: string) {
  const parts: string[] = [];
  let next = row;
  while (next < lines.length) {
    const line = lines[next] ?? '';
    next += 1;
    if (parts.length > 0 && isSkipped(line)) continue;
    const end = line.trimEnd();
    const isContinued = end.endsWith(continuer) && !end.endsWith(continuer + continuer);
    parts.push(isContinued ? end.slice(0, -1) : line);
    if (!isContinued) break;
  }
  return { text: parts.join(''), next };
}

/** The ends of the here-documents that an instruction begins. */
function documentsOf(name: string, args: string): readonly string[] {
  if (!/^(?:run|copy|add|onbuild)$/i.test(name)) return [];
  return args.split(/\s+/).flatMap((word) => {
    const document = /^\d*<<(-?)(["']?)([\w.-]+)\2$/.exec(word);
    return document === null ? [] : [`${document[1]}${document[3]}`];
  });
}

function skipDocuments(lines: readonly string[], row: number, ends: readonly string[]) {
  let next = row;
  for (const end of ends) {
    const word = end.replace(/^-/, '');
    const isEnd = (line = '') => (end === word ? line : line.replace(/^\t+/, '')) === word;
    while (next < lines.length && !isEnd(lines[next])) next += 1;
    if (next === lines.length) return { next, unclosed: word };
    next += 1;
  }
  return { next, unclosed: undefined };
}
