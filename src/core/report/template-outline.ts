/** A line of a template, and what Markdown shows of it: nothing of a comment, and nothing that is read in code. */
export interface TemplateLine {
  readonly text: string;
  readonly shown: string;
}

/** A heading with what follows it; the first section has none, and may be empty. */
export interface TemplateSection {
  /** What the heading says; missing in the first section. */
  readonly title?: string | undefined;
  /** The lines of the heading: one, or two if it is underlined. */
  readonly heading: readonly TemplateLine[];
  readonly lines: readonly TemplateLine[];
}

/** A template in sections, and what closes all that it leaves open and would swallow what follows. */
export interface TemplateOutline {
  readonly sections: readonly TemplateSection[];
  readonly closing: readonly string[];
}

/** Reads the headings of a Markdown text: those with `#`, underlined ones, and lines that are all bold. */
export function readTemplate(template: string): TemplateOutline {
  const { lines, closing } = readLines(template);
  const sections: TemplateSection[] = [];
  let current: TemplateLine[] = [];
  let heading: Pick<TemplateSection, 'title' | 'heading'> = { heading: [] };
  for (let at = 0; at < lines.length; at += 1) {
    const found = headingAt(lines, at);
    const line = lines[at];
    if (found === undefined) {
      if (line !== undefined) current.push(line);
      continue;
    }
    sections.push({ ...heading, lines: current });
    heading = { title: found.title, heading: lines.slice(at, at + found.length) };
    current = [];
    at += found.length - 1;
  }
  return { sections: [...sections, { ...heading, lines: current }], closing };
}

const fenceStart = /^\s*(?:(?:[-*+>]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})/;

function readLines(template: string) {
  let fence: string | undefined;
  let open: string | undefined;
  const depths = new Map<string, number>();
  const lines = template.split('\n').map((text): TemplateLine => {
    if (fence !== undefined) {
      const end = text.trim();
      if (end.length >= fence.length && end === fence.charAt(0).repeat(end.length))
        fence = undefined;
      return { text, shown: '' };
    }
    const read = readLine(text, open);
    const { shown } = read;
    open = read.open;
    fence = fenceStart.exec(shown)?.[1];
    if (fence === undefined) countTags(shown, depths);
    return { text, shown: fence === undefined ? shown : '' };
  });
  const tags = [...depths]
    .flatMap(([tag, length]) => Array.from({ length }, () => `</${tag}>`))
    .toReversed();
  return { lines, closing: [...[open, fence].filter((end) => end !== undefined), ...tags] };
}

/** What takes all that follows as it stands, or shows none of it, until its end. */
const opening = /<!--|<(?:pre|script|style|textarea)(?=[\s>]|$)/i;
/** The same, where it begins a line. */
const openingBlock = /^([\s>*+-]*)(<(?:\?|!\[CDATA\[|![a-z]))/i;

/** Returns the first such sign of a line from a place on, and where it stands behind it. */
function findOpening(line: string, from: number) {
  const [, indent = '', block] = from === 0 ? (openingBlock.exec(line) ?? []) : [];
  if (block !== undefined) return { sign: block, at: indent.length };
  const found = opening.exec(line.slice(from));
  return found === null ? undefined : { sign: found[0], at: found.index };
}

function endOf(start: string): string {
  if (start === '<!--') return '-->';
  if (start === '<?') return '?>';
  if (/^<!\[/.test(start)) return ']]>';
  return start.startsWith('<!') ? '>' : `${start.replace('<', '</')}>`;
}

/** Returns what of a line Markdown reads, and the end of what is open behind it. */
function readLine(line: string, openBefore: string | undefined) {
  const parts: string[] = [];
  let open = openBefore;
  for (let at = 0; at < line.length; ) {
    if (open === undefined) {
      const start = findOpening(line, at);
      parts.push(line.slice(at, start && at + start.at));
      if (start === undefined) break;
      at += start.at + start.sign.length;
      open = endOf(start.sign);
    } else {
      const end = line.indexOf(open, at);
      if (end === -1) break;
      at = end + open.length;
      open = undefined;
    }
  }
  return { shown: parts.join(''), open };
}

function countTags(shown: string, depths: Map<string, number>): void {
  for (const [, slash, name = ''] of shown.matchAll(element)) {
    const tag = name.toLowerCase();
    depths.set(tag, Math.max(0, (depths.get(tag) ?? 0) + (slash === '/' ? -1 : 1)));
  }
}

/** Any element that goes on until it is closed, and may hide or fold what follows. */
const element =
  /<(\/?)(?!(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)([a-z][a-z\d-]*)(?=[\s>])/gi;

/** Returns the heading that begins with a line, and its number of lines; `undefined` if none does. */
function headingAt(lines: readonly TemplateLine[], at: number) {
  const shown = lines[at]?.shown ?? '';
  if (/^ {0,3}#{1,6}(?=\s|$)/.test(shown))
    return { title: shown.replace(/^[ #]+/, '').replace(/\s*(?<!#)#*\s*$/, ''), length: 1 };
  const bold = /^\s{0,3}(?:\*\*([^*]{1,200})\*\*|__([^_]{1,200})__)\s*:?\s*$/.exec(shown);
  if (bold !== null) return { title: bold[1] ?? bold[2] ?? '', length: 1 };
  const under = lines[at + 1]?.shown ?? '';
  const isText = /^ {0,3}[^\s>|#*+=-]/.test(shown) && !/^ {0,3}\d{1,9}[.)]\s/.test(shown);
  if (isText && /^ {0,3}(?:=+|-+)\s*$/.test(under)) return { title: shown.trim(), length: 2 };
  return undefined;
}
