/** The body of the first table below the heading: a list of cells for each row, code marks taken off. */
export function tableUnder(markdown: string, heading: string): readonly (readonly string[])[] {
  const section = sectionUnder(markdown, heading);
  const first = section.findIndex((line) => line.startsWith('|'));
  const end = section.findIndex((line, index) => index > first && !line.startsWith('|'));
  const rows = first < 0 ? [] : section.slice(first + 2, end < 0 ? undefined : end);
  return rows.map(cells);
}

/** The fenced blocks of a language, each as its text. */
export function fencedBlocks(markdown: string, language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...markdown.matchAll(fence)].map((match) => match[1] ?? '');
}

/** Where the links outside of code lead, as they are written. */
export function linkTargets(markdown: string): readonly string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
}

/** The names by which GitHub lets a link lead to a heading. */
export function anchors(markdown: string): ReadonlySet<string> {
  const headings = withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function sectionUnder(markdown: string, heading: string): readonly string[] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.replace(/^#+ /, '') === heading);
  const rest = start < 0 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line));
  return end < 0 ? rest : rest.slice(0, end);
}

function cells(row: string): readonly string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');
}
