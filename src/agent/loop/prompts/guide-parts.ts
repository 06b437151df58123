/** What of a guide is wanted. */
export interface WantedParts {
  /** Characters of all parts. */
  readonly room: number;
  /** Whether only what a diff shows is wanted, as in reviews and of guides for people; else also what is general. */
  readonly isStrict: boolean;
  /** Files that the change may concern. */
  readonly likely: readonly string[];
}

/**
 * Returns the parts of a Markdown or reStructuredText guide that a change of these files must respect, in their order: how
 * tests and code are written, where changes are noted, what is generated, and what names the files. A guide for agents is
 * shown without what is about other things; of another one, nothing is shown where none of this is there.
 */
export function guideParts(text: string, { room, isStrict, likely }: WantedParts): string {
  const names = likely.flatMap(namesOf);
  const sections = sectionsOf(text);
  const wanted = sections.map((section, index) => ({
    index,
    ...wantedOf(section, names, isStrict),
  }));
  const kept = new Map<number, string>();
  let left = room - leftOut.length;
  let missing = sections.flatMap(({ blocks }) => blocks).length;
  for (const { index, heading, blocks } of wanted
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.length - other.length)) {
    let length = heading.length + 2;
    const fitting = blocks.filter((block) => {
      length += block.length + 2;
      return length <= left;
    });
    if (fitting.length === 0) continue;
    const part = [...(heading === '' ? [] : [heading]), ...fitting].join('\n\n');
    kept.set(index, part);
    missing -= fitting.length;
    left -= part.length + 2;
  }
  const inOrder = [...kept].sort(([one], [other]) => one - other).map(([, part]) => part);
  const end = kept.size === 0 || missing === 0 ? '' : `\n${leftOut}`;
  return `${inOrder.join('\n\n')}${end}`;
}

const leftOut = '(other parts are left out)';

/** A heading and what is below it until the next one; the topics are those of the headings around, too. */
interface Section {
  readonly titles: readonly string[];
  /** Empty above the first one. */
  readonly heading: string;
  readonly blocks: string[];
}

/** What a heading is about that a change needs, and that it does not. */
const topics = {
  wanted:
    /\btest|\bspecs?\b|\bchange ?(?:log|set)|release notes?|news ?fragment|\bstyle|convention|formatting|\blint|naming|generated (?:code|files?)|snapshot|fixture|guideline|standard|practice|\brules?\b|pattern/i,
  unwanted:
    /install|set[ -]?up|getting started|prerequisite|environment|governance|conduct|securit|licen[cs]|legal|\bcla\b|\bdco\b|pull[ -]request|\bprs?\b|commit|merg|backport|issue|\bbugs?\b|debug|triag|\breleas(?:e|es|ing)\b(?! notes?)|publish|deploy|financ|sponsor|backer|communit|credit|contact|question|need help|support|translat|\bai\b|automated contribution|generative|maintenance|maintainer|versioning|feature|proposal|priorit|first time|where to start|choosing|external|benchmark|\bci\b|workflow|registration|extra|summar|\bbranch|\bgit\b/i,
} as const;

/** What a block says of tests, and what else of code that a diff shows: its style, notes of changes, generated files. */
const ofTests =
  /\b(?:add|writ|includ|requir|provid|need|must|should|cover|place|accompan|new)\w*\b[^.:]{0,80}\b(?:unit |regression )?tests?\b(?! (?:environment|suite|runner|command))|\btests?\b[^.:]{0,80}\b(?:(?:must|should) (?:be|cover|fail|go|have|live|not|pass|use)|belong|are (?:in|located|written)|live in|reproduc)\b|\bassert\b|\bfixtures?\b/i;
const ofCode = [
  /\bindent|\btabs\b|\bspaces\b|quotes\b|semicolons?|snake_case|camelCase|PascalCase|\bPEP ?\d|style guide|line length|\b(?:naming|coding|code) (?:convention|style)|docstrings?|type (?:hints?|annotations?)|(?:^|[-*.] )\W{0,8}(?:prefer|avoid|never|always|do not|don['’]t)\b|\b(?:comments?|methods?|functions|classes|exceptions) (?:must|should)\b/im,
  /\b(?:add|updat|edit|writ|mention|document|describ|creat|requir)\w*\b[^.]{0,80}(?:change ?log|\bCHANGES\b|\bchangeset|\bHISTORY\b|news ?fragment|release notes?)|\b(?:newsfragments?|changelog\.d|news)\//i,
  /\b(?:are|is) (?:auto-?|\*\*)?generated|do \**not\** (?:edit|modify)|don['’]t edit|\bregenerat/i,
] as const;

/** What a block says that no change needs. */
const asides = [
  /\bfork|\bclone|\bgit (?:push|remote|fetch|rebase|pull|checkout|commit|add)|\bbranch/i,
  /pull[ -]requests?\b|\bPRs?\b|\bissues?\b|commit messages?|semantic commit|\bsquash|\bsummar/i,
  /\binstall|virtual ?env|\bvenv\b|\bpip3? |\bconda\b|\bbrew\b|\bapt(?:-get)? |\bdocker\b|\bsource .*activate/i,
  /licen[cs]|copyright|\bCLA\b|\bdiscord\b|\bslack\b|mailing list|maintainers?\b|sponsor|\bthank|welcome|security@|\bcoverage|code of conduct|\bAI\b|\bthis (?:file|document|guide)\b|<!--|HTML comment/i,
  /\breleas(?:es?|ed|ing)\b(?! notes?)|\bbackport|\bpublish|\bstress|\bfuzz|\bbenchmark|\bCI\b|new rules?\b|deprecat/i,
] as const;

/** What counts in a block: what it says of tests, of other code and of the likely files, other things, and its heading. */
const counts = { tests: 4, code: 2, mostAsides: 2, wanted: 2, unwanted: -4 } as const;

/** Comments, targets of links, and lines. */
const silent = /^\s*(?:<!--|⟨HTML|\.\. _)|^\W*$/;

/** What of a section is wanted, its length, and what it is worth; 0 if nothing. */
function wantedOf(
  { titles, heading, blocks }: Section,
  names: readonly string[],
  isStrict: boolean,
) {
  const title =
    titles.findLast((one) => Object.values(topics).some((topic) => topic.test(one))) ?? '';
  // A heading with words of both kinds says nothing.
  const [isWanted, isUnwanted] = [topics.wanted.test(title), topics.unwanted.test(title)];
  const topic = isWanted === isUnwanted ? 0 : isWanted ? counts.wanted : counts.unwanted;
  const isGeneral = topic > 0 || (!isStrict && topic === 0);
  let worth = 0;
  const wanted = blocks.filter((block) => {
    const code = ofCode.filter((cue) => cue.test(block)).length;
    const near = Number(names.some((name) => block.includes(name)));
    const said = (ofTests.test(block) ? counts.tests : 0) + counts.code * (code + near);
    const other = asides.filter((cue) => cue.test(block)).length;
    const own = said === 0 ? 0 : said + topic - Math.min(counts.mostAsides, other) - 1;
    const isKept = !silent.test(block) && (own > 0 || (isGeneral && other === 0));
    if (isKept) worth = Math.max(worth, own, isStrict ? 0 : 1);
    return isKept;
  });
  return { heading, blocks: wanted, worth, length: wanted.join('').length };
}

/** The folders of a path that are no common words, and its name. */
function namesOf(path: string): readonly string[] {
  const parts = path.split('/');
  return [path, ...parts.slice(1, -1).map((_, index) => parts.slice(0, index + 2).join('/'))];
}

function sectionsOf(guide: string): readonly Section[] {
  const sections: Section[] = [];
  let above: readonly Heading[] = [];
  let whole: Heading | undefined;
  for (const { lines } of blocksOf(guide)) {
    const heading = headingOf(lines);
    const text = lines.join('\n');
    if (heading !== undefined) {
      above = [...above.filter(({ level }) => level < heading.level), heading];
      // The title of the whole guide says nothing of a part.
      if (heading.level === 1) whole ??= heading;
      const own = above.filter((one) => one !== whole);
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
