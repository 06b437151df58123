import { foldCase } from '../../engines/text/index.ts';

/** By what a later commit names a change that was merged. */
export interface NamedChange {
  /** `owner/name` of its repository. */
  readonly repository: string;
  readonly number: number;
  readonly title?: string | undefined;
  /** The commit that merged it, and the last one that was merged: 40 hex digits each. */
  readonly shas: readonly string[];
}

/** A statement that begins with taking something back, after signs, a label or a ticket, and what it is about. */
const statement = new RegExp(
  [
    /^\W*(?:\[[^\]]{0,40}\]\W*)?(?:[\w-]{1,40}(?:\([^)]{0,40}\))?!?:\s*|[a-z]{2,10}-\d+\s+)?/,
    /(?:(?:this|it|also|and|emergency|temporarily)\s+(?:(?:commit|change|pr)\s+)?)?/,
    /(?:revert(?:s|ed|ing)?|roll(?:s|ed|ing)?[\s-]?backs?|back(?:s|ed|ing)?[\s-]?outs?|undo(?:es)?)\b(.*)$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);

/** Characters of a line that are read. */
const maxLine = 500;

/** Whether the message of a commit says that it takes the change back: by its number, its title or a commit of it. */
export function saysRevert(message: string, change: NamedChange): boolean {
  return message.split(/\r?\n/).some((line) => {
    const [, about] = statement.exec(line.slice(0, maxLine)) ?? [];
    return about !== undefined && isAbout(about, change);
  });
}

function isAbout(about: string, change: NamedChange): boolean {
  // A squash merge ends its title with the number of its own pull request.
  const said = about.replace(/^[\s:]+|\s*\(#\d+\)\s*$/g, '');
  const [, title = said, rest = said] = /^["“](.*)["”](.*)$/.exec(said) ?? [];
  const [object = ''] = rest.replace(/\bchanges?\s+(?:\w+ )?(?:in|by)\b/i, '').split(turning);
  const named = object.match(name) ?? [];
  return isTitle(title, change) || named.some((one) => isName(one, change));
}

/** What the rest of a statement says of its object. */
const turning =
  /[.;:](?:\s|$)|\b(?:to|in|by|not|before|after|because|since|with|until|as|that|which|for|via|on|due)\b/i;

const name = /(?:[\w.-]+\/[\w.-]+)?#\d+|https?:\/\/\S+\/pull\/\d+|\b[0-9a-f]{7,40}\b/gi;

/** Whether it is the title of the change, or ends or begins as the message of its merge does. */
function isTitle(said: string, { title, number }: NamedChange): boolean {
  const [, merged, own] = /^Merge pull request #(\d+) |\(#(\d+)\)\s*$/.exec(said) ?? [];
  if (merged ?? own) return Number(merged ?? own) === number;
  return title !== undefined && foldCase(said) === foldCase(title);
}

function isName(named: string, { repository, number, shas }: NamedChange): boolean {
  const [, where, found] = /(?:([\w.-]+\/[\w.-]+)|^)(?:#|\/pull\/)(\d+)$/u.exec(named) ?? [];
  if (found === undefined) return shas.some((sha) => sha.startsWith(named.toLowerCase()));
  const isHere = where === undefined || where.toLowerCase() === repository.toLowerCase();
  return isHere && Number(found) === number;
}
