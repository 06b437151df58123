import {
  codeSpan,
  fenced,
  joined,
  prefixed,
  withoutLineBreaks,
} from '../../../../core/text/index.ts';

/** A macro as it stands in the text: `{name:parameters}`. */
export interface Macro {
  readonly name: string;
  readonly parameters: string;
}

/** Macros whose body is taken as it stands. */
export const verbatimMacros: ReadonlySet<string> = new Set(['code', 'noformat']);

/** The body of a verbatim macro, its title above it. */
export function renderVerbatim(macro: Macro, body: string): string {
  const { language, title } = parametersOf(macro);
  return joined([inBold(title), fenced(language, codeOf(body))]);
}

/** The body of a verbatim macro for a table's cell, where a fence means nothing: a span for each line. */
export function renderVerbatimInCell(macro: Macro, body: string): string {
  const spans = codeOf(body)
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : codeSpan(line)));
  return joined([inBold(parametersOf(macro).title), spans.join('\n')]);
}

/** The blocks of a container macro, as Markdown shows such a thing. */
export function renderContainer(macro: Macro, body: string): string {
  const { language: unnamed, title } = parametersOf(macro);
  if (macro.name === 'expand') return joined([inBold(title || unnamed), body]);
  const type = macro.name === 'panel' || macro.name === 'quote' ? '' : macro.name;
  const content = joined([inBold(type), inBold(title), body]);
  return content === '' ? '' : prefixed(content, '> ');
}

/** The title of a macro, and its first parameter without a name: the language of code. */
function parametersOf(macro: Macro): { readonly language: string; readonly title: string } {
  const parameters = macro.parameters.split('|');
  const named = (name: string) =>
    parameters.find((parameter) => parameter.trimStart().startsWith(`${name}=`));
  const contentOf = (parameter = '') => parameter.slice(parameter.indexOf('=') + 1).trim();
  const unnamed = parameters.find((parameter) => !parameter.includes('='));
  return {
    language: contentOf(named('language') ?? named('lang') ?? unnamed),
    title: contentOf(named('title')),
  };
}

/** Without the line breaks after the opening tag and before the closing one. */
function codeOf(body: string): string {
  const end = body.lastIndexOf('\n');
  const code = end !== -1 && body.slice(end).trim() === '' ? body.slice(0, end) : body;
  return code.replace(/^[^\S\n]*\n/, '');
}

const inBold = (text: string) => (text === '' ? '' : `**${withoutLineBreaks(text)}**`);
