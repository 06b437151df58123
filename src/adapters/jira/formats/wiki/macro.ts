import {
  codeLines,
  fenced,
  joined,
  prefixed,
  withoutLineBreaks,
} from '../../../../core/text/index.ts';
import type { Piece } from './line.ts';
import type { Macro } from './scan.ts';

/** Returns a verbatim macro as a code block below its title. */
export function verbatimPiece(macro: Macro, body: string): Piece {
  const { language, title } = parametersOf(macro);
  const code = codeOf(body);
  return {
    kind: 'block',
    text: joined([inBold(title), fenced(language, code)]),
    inCell: joined([inBold(title), codeLines(code)]),
  };
}

/** Renders a container macro: its title and body, quoted unless it is an `expand`. */
export function renderContainer(macro: Macro, body: string): string {
  const { language: unnamed, title } = parametersOf(macro);
  if (macro.name === 'expand') return joined([inBold(title || unnamed), body]);
  const type = macro.name === 'panel' || macro.name === 'quote' ? '' : macro.name;
  const content = joined([inBold(type), inBold(title), body]);
  return content === '' ? '' : prefixed(content, '> ');
}

/** Returns a macro's title and, of code, the language: often the first parameter without a name. */
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

/** Drops the line breaks after the opening tag and before the closing tag. */
function codeOf(body: string): string {
  const end = body.lastIndexOf('\n');
  const code = end !== -1 && body.slice(end).trim() === '' ? body.slice(0, end) : body;
  return code.replace(/^[^\S\n]*\n/, '');
}

const inBold = (text: string) => (text === '' ? '' : `**${withoutLineBreaks(text)}**`);
