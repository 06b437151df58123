/** What of a guide is wanted: parts about a topic, and how much of them. */
export interface WantedParts {
  /** Characters of all parts. */
  readonly room: number;
  /** Whether only parts about how changes are written and tested are wanted, and none about anything else. */
  readonly isStrict: boolean;
  /** Files that the change may concern. */
  readonly likely: readonly string[];
}

/**
 * Returns the parts of a Markdown or reStructuredText guide that a change of these files needs, in their order: all if
 * they fit, else whole sections, or their first whole blocks. What is about tests, style, changelogs and generated files
 * comes first; what is about installing, reporting and publishing not at all.
 */
export function guideParts(text: string, { room, isStrict, likely }: WantedParts): string {
  if (text.length <= room) return text;
  const folders = likely.flatMap(foldersOf);
  const least = isStrict ? 1 : 0;
  const sections = sectionsOf(text).map((section, index) => ({
    ...{ ...section, index, length: section.blocks.join('').length },
    worth: worthOf(section, folders),
  }));
  const kept = new Map<number, string>();
  let left = room - leftOut.length;
  for (const { index, ...section } of sections
    .filter(({ worth }) => worth >= least)
    .sort((one, other) => other.worth - one.worth || one.length - other.length)) {
    const fitting = fittingBlocks(section, left);
    if (fitting === '') continue;
    kept.set(index, fitting);
    left -= fitting.length + 2;
  }
  const inOrder = [...kept].sort(([one], [other]) => one - other).map(([, part]) => part);
  return inOrder.length === 0 ? '' : `${inOrder.join('\n\n')}\n${leftOut}`;
}

const leftOut = '(other parts are left out)';

/** A heading and what is below it until the next one; the topics are those of the headings around, too. */
interface Section {
  readonly titles: readonly string[];
  /** Empty above the first one. */
  readonly heading: string;
  readonly blocks: string[];
}

/** What a change needs, what it does not, and words that mean the former where none of the latter stands beside them. */
const topics = {
  wanted:
    /\btest|\bspecs?\b|\bchange ?(?:log|set)|release notes?|news ?fragment|\bstyle|convention|formatting|\blint|naming|generated|snapshot|fixture/i,
  unwanted:
    /install|set[ -]?up|getting started|prerequisite|environment|governance|conduct|securit|licen[cs]|legal|\bcla\b|\bdco\b|pull[ -]request|\bprs?\b|commit|merg|backport|issue|\bbugs?\b|debug|triag|\breleas(?:e|es|ing)\b(?! notes?)|publish|deploy|financ|sponsor|backer|communit|credit|contact|question|need help|support|translat|\bai\b|generative|maintenance|maintainer|versioning|feature|proposal|first time|where to start|choosing|external/i,
  else: /guideline|standard|practice|\brules?\b|pattern|\bdo(?:n['’]?t| not)s?\b|avoid|changes/i,
} as const;

/** The innermost heading that says what a section is about decides. */
function worthOf({ titles, blocks }: Section, folders: readonly string[]): number {
  const near = blocks.some((block) => folders.some((folder) => block.includes(folder))) ? 2 : 0;
  for (const title of titles.toReversed()) {
    if (topics.wanted.test(title) && !/debug/i.test(title)) return 3 + near;
    if (topics.unwanted.test(title)) return -3 + near;
    if (topics.else.test(title)) return 2 + near;
  }
  return near;
}

/** The folders of a path that are no common words. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
}

/** Returns the first blocks that fit below their heading; nothing if none does. */
function fittingBlocks({ heading, blocks }: Section, room: number): string {
  let length = heading.length + 2;
  const end = blocks.findIndex((block) => {
    length += block.length + 2;
    return length > room;
  });
  const fitting = end === -1 ? blocks : blocks.slice(0, end);
  return fitting.length === 0 ? '' : [heading, ...fitting].join('\n\n').trimStart();
}

function sectionsOf(guide: string): readonly Section[] {
  const sections: Section[] = [];
  let above: readonly Heading[] = [];
  for (const { lines } of blocksOf(guide)) {
    const heading = headingOf(lines);
    const text = lines.join('\n');
    if (heading !== undefined) {
      above = [...above.filter(({ level }) => level < heading.level), heading];
      // The title of the whole guide says nothing of a part.
      const own = above.filter(({ level }) => level > 1 || sections.length > 0);
      sections.push({ titles: own.map(({ title }) => title), heading: text, blocks: [] });
    } else if (sections.length === 0) sections.push({ titles: [], heading: '', blocks: [text] });
    else sections.at(-1)?.blocks.push(text);
  }
  return sections;
}

interface Heading {
  readonly title: string;
  readonly level: number;
}

/** What lines are as a heading: one with marks before it, or one that is underlined. */
function headingOf(lines: readonly string[]): Heading | undefined {
  const [first = '', second = '', third, ...others] = lines;
  const [, marks = '', title = ''] = /^ {0,3}(#{1,6})\s+(.{1,300})$/.exec(first) ?? [];
  if (marks !== '') return { title, level: marks.length };
  const isFramed = third !== undefined && first === third;
  const line = /^([=\-~^"*+#])\1{2,}\s*$/.exec(isFramed ? third : second)?.[1];
  if (line === undefined || others.length > 0 || (third !== undefined && !isFramed))
    return undefined;
  return { title: isFramed ? second : first, level: '=-~^'.indexOf(line) + 1 || 5 };
}

/** A heading, a paragraph, a list or fenced code. */
interface Block {
  readonly lines: string[];
  isList: boolean;
}

const fence = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;
/** Such a line below a text underlines it. */
const underline = /^~{3,}\s*$/;
const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/;

/** Returns blocks, each whole; a list or code stays with the line that announces it. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open = '';
  let isBlank = true;
  for (const line of text.split(/\r?\n/)) {
    if (open === '' && line.trim() === '') {
      isBlank = true;
      continue;
    }
    const last = blocks.at(-1);
    if (last !== undefined && (open !== '' || belongsTo(last, line, isBlank))) {
      if (isBlank) last.lines.push('');
      last.lines.push(line);
      last.isList ||= item.test(line);
    } else blocks.push({ lines: [line], isList: item.test(line) });
    const isUnderline = open === '' && !isBlank && underline.test(line);
    isBlank = false;
    const [, mark = ''] = isUnderline ? [] : (fence.exec(line) ?? []);
    if (mark !== '' && (open === '' || mark.startsWith(open))) open = open === '' ? mark : '';
  }
  return blocks;
}

/** Whether a line goes on with a block that is not fenced. */
function belongsTo({ lines, isList }: Block, line: string, isBlank: boolean): boolean {
  if (headingOf([line]) !== undefined || headingOf(lines.slice(0, 4)) !== undefined) return false;
  const isAnnounced = /:\s*$/.test(lines.at(-1) ?? '');
  return !isBlank || isAnnounced || /^(?: {2}|\t)/.test(line) || (isList && item.test(line));
}
