/** Returns the rows of the first table below a heading, each as its cells without code marks. */
export function tableUnder(markdown: string, heading: string): readonly (readonly string[])[] {
  const section = sectionUnder(markdown, heading);
  const first = section.findIndex((line) => line.startsWith('|'));
  const end = section.findIndex((line, index) => index > first && !line.startsWith('|'));
  const rows = first < 0 ? [] : section.slice(first + 2, end < 0 ? undefined : end);
  return rows.map(cells);
}

/** Returns the fenced blocks of a language. */
export function fencedBlocks(markdown: string, language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...markdown.matchAll(fence)].map((match) => match[1] ?? '');
}

/** Returns the targets of all links outside code. */
export function linkTargets(markdown: string): readonly string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
}

/** Returns the anchors that GitHub gives to headings. */
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
