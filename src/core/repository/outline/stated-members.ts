import type { FileView, Seen } from './file-view.ts';
import { definesName } from './line-forms.ts';
import type { Lines } from './window.ts';

/** A member with its owner, as in `request.id`, `Cart#total` and `Cart::total`. */
const qualified = /([A-Za-z_$][\w$]*)(?:\.|::|#|->)([A-Za-z_$][\w$]*)$/;

/** Maximum number of lines that one member may mean in a file. */
const most = 3;

/** A line of a file. */
interface SeenLine extends Pick<Seen, 'view'> {
  readonly line: number;
}

/** Returns the lines that define or set what a text names with its owner, where a file or a definition is called so. */
export function memberLines(views: readonly FileView[], text: string): readonly SeenLine[] {
  const [, owner = '', member = ''] = qualified.exec(text) ?? [];
  if (member === '') return [];
  const isSet = setter(member);
  return views.flatMap((view) => {
    const lines = ownersIn(view, owner).flatMap(({ start, end }) =>
      view.lines.slice(start - 1, end).flatMap((line, at) => (isSet(line) ? [start + at] : [])),
    );
    const own = [...new Set(lines)];
    return own.length > most ? [] : own.map((line) => ({ view, line }));
  });
}

/** Returns the definitions with the name of an owner, in any case, or the whole file that has it. */
function ownersIn({ file, lines, definitions }: FileView, owner: string): readonly Lines[] {
  const isOwner = (name: string) => name.toLowerCase() === owner.toLowerCase();
  const base = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  if (isOwner(base)) return [{ start: 1, end: lines.length }];
  return definitions.filter(({ name }) => isOwner(name));
}

/** Returns whether a line defines or sets a member: `this.id = …`, `@id = …`, `id: …`, `def id`, a field. */
function setter(member: string): (line: string) => boolean {
  const name = member.replaceAll('$', '\\$');
  const sets = new RegExp(
    `^\\s*(?:(?:this|self)(?:\\.|->)|@{1,2})${name}\\s*(?::[^=]+)?=(?!=)|^\\s*(?:readonly\\s+)?${name}\\??:\\s`,
  );
  const defines = definesName(member);
  return (line) => line.includes(member) && (sets.test(line) || defines(line));
}
