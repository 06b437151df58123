import { type Block, clean, tameMarkdown } from '../text/index.ts';
import { partUnder, type TemplatePart } from './template-meanings.ts';
import { readTemplate, type TemplateLine, type TemplateSection } from './template-outline.ts';

/** Where GitHub looks for the template of pull requests, in lower case. */
const folders = ['.github/', '', 'docs/'];

/** Returns the path of the repository's template for pull requests, of several that for bugs; `undefined` without one. */
export function pullTemplatePath(paths: readonly string[]): string | undefined {
  const found = paths
    .filter((path) =>
      /^(?:\.github\/|docs\/)?pull_request_template(?:\/[^/]+)?\.(?:md|txt)$/i.test(path),
    )
    .toSorted();
  const inFolder = (folder: string, name: RegExp) =>
    found.find((path) => {
      const lower = path.toLowerCase();
      return lower.startsWith(folder) && name.test(lower.slice(folder.length));
    });
  const names = [
    /^pull_request_template\.(?:md|txt)$/,
    /^[^/]+\/bug[^/]*$/,
    /^pull_request_template\/[^/]+$/,
  ];
  for (const name of names)
    for (const folder of folders) {
      const path = inFolder(folder, name);
      if (path !== undefined) return path;
    }
  return undefined;
}

/** Characters of a template. A longer one is no form that people fill. */
const maxTemplate = 20_000;

/** What fills a template. */
export interface Filling {
  readonly parts: Readonly<Record<TemplatePart, readonly Block[]>>;
  /** What no heading asks for. */
  readonly rest: readonly Block[];
  /** The key of the ticket. */
  readonly own: string;
  readonly render: (blocks: readonly Block[]) => string;
}

/**
 * Fills a repository's template with what was computed: its parts stand under the headings that ask for them, what has
 * none under the description, all else below. Boxes and whatever else asks people
 * stay. The template's own words start nothing. Returns `undefined` for a template that is too long, or shows nothing.
 */
export function fillTemplate(template: string, filling: Filling): string | undefined {
  if (template.length > maxTemplate) return undefined;
  const { sections, closing } = readTemplate(tameMarkdown(clean(template), filling.own));
  const isEmpty = sections.every(
    ({ title, lines }) => title === undefined && lines.every(({ shown }) => shown.trim() === ''),
  );
  if (isEmpty) return undefined;
  const { under, below } = arrange(sections, filling);
  const written = sections.map((section) => {
    const blocks = under.get(section) ?? [];
    const gap = section.lines[0]?.text.trim() === '' ? [] : [''];
    const filled = blocks.length === 0 ? [] : ['', filling.render(blocks).trim(), ...gap];
    const textsOf = (lines: readonly TemplateLine[]) => lines.map(({ text }) => text);
    return [...textsOf(section.heading), ...filled, ...textsOf(section.lines)].join('\n');
  });
  const rest: readonly Block[] = [{ kind: 'heading', text: 'About this change' }, ...below];
  return [[...written, ...closing].join('\n').trimEnd(), filling.render(rest).trim()].join('\n\n');
}

/** In this order they are read. */
const order: readonly TemplatePart[] = ['ticket', 'why', 'summary', 'tests'];

/** Decides what stands under which section, and what below all. */
function arrange(sections: readonly TemplateSection[], { parts, rest }: Filling) {
  const places = new Map<TemplatePart, TemplateSection>();
  for (const section of sections) {
    const part = section.title === undefined ? undefined : partUnder(section.title);
    if (part !== undefined && !places.has(part)) places.set(part, section);
  }
  const summary = places.get('summary') ?? places.get('why');
  const under = new Map<TemplateSection, readonly Block[]>();
  const below: Block[] = [];
  for (const part of order) {
    const place = places.get(part) ?? (part === 'tests' ? undefined : summary);
    if (place === undefined) below.push(...parts[part]);
    else under.set(place, [...(under.get(place) ?? []), ...parts[part]]);
  }
  return { under, below: [...below, ...rest] };
}
