import type { Block, Written } from '../../../test/support/edits/reply.ts';
import { linesOf, newLines, oldLines } from '../../../test/support/edits/rows.ts';
import { type Distortions, distortAll, onBothSides, type Scene, treeBefore } from '../scene.ts';

export const indentation: Distortions = {
  /** The common indentation of a block is missing. */
  'indent-dedent': (scene) => distortAll(scene, dedented),

  /** Every line of a block is moved to the right or to the left. */
  'indent-shift': (scene) => distortAll(scene, shiftOf(scene)),

  /** The first line of a block has lost its indentation on both sides. */
  'first-line-dedent': (scene) =>
    distortAll(scene, ({ path, search, replace }) => {
      const isShared = search[0] === replace[0];
      const cut = (lines: readonly string[]) =>
        lines.map((line, at) => (isShared && at === 0 ? line.trimStart() : line));
      return { path, search: cut(search), replace: cut(replace) };
    }),

  /** Tabs are written as spaces, or spaces as tabs. */
  'tabs-spaces': (scene) => {
    const width = scene.random.pick([2, 4, 8]);
    return distortAll(scene, (written) => {
      const unit = unitOf(scene, written.path);
      return onBothSides(written, (line) =>
        unit === '\t'
          ? line.replace(/^\t+/, (tabs) => ' '.repeat(tabs.length * width))
          : line.replace(/^ +/, (blanks) => tabbed(blanks.length, unit.length)),
      );
    });
  },
};

/** Removes the common indentation of both sides. */
export function dedented(written: Written): Written {
  const common = commonIndent([...written.search, ...written.replace]);
  return onBothSides(written, (line) => (isBlank(line) ? line : line.slice(common.length)));
}

/** Draws one move for whole blocks that keeps the relative depth of their lines. */
export function shiftOf(scene: Scene): (written: Written, block: Block) => Written {
  const depths = scene.random.pick([1, 2, 0]);
  const isLeft = scene.random.chance(0.4);
  return (written, { path, rows }) => {
    const unit = unitOf(scene, path);
    // A list item gains half a level.
    const further = depths > 0 ? unit.repeat(depths) : unit === '\t' ? '  ' : ' ';
    const common = commonIndent([...oldLines(rows), ...newLines(rows)]);
    const canGoLeft = common.startsWith(unit) && common.length > unit.length;
    return onBothSides(written, (line) => {
      if (isBlank(line)) return line;
      return isLeft && canGoLeft ? line.slice(unit.length) : further + line;
    });
  };
}

/** Returns one level of indentation in a file: the smallest that many of its lines have. */
function unitOf(scene: Scene, path: string): string {
  const lines = linesOf(treeBefore(scene).get(path) ?? '');
  const count = (form: RegExp) => lines.filter((line) => form.test(line)).length;
  if (count(/^\t/) > count(/^ /)) return '\t';
  return count(/^ {2}\S/) * 3 > count(/^ {4}\S/) ? '  ' : '    ';
}

/** Whether a line is blank. */
export const isBlank = (line: string) => line.trim() === '';

function commonIndent(lines: readonly string[]): string {
  const [first = '', ...others] = lines
    .filter((line) => !isBlank(line))
    .map((line) => /^\s*/.exec(line)?.[0] ?? '');
  let length = first.length;
  for (const indent of others) {
    while (!indent.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

function tabbed(blanks: number, width: number): string {
  return '\t'.repeat(Math.floor(blanks / width)) + ' '.repeat(blanks % width);
}
