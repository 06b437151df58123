import { prefixed } from '../../../../core/text/index.ts';

/** Deeper than any list that a person makes; what is deeper stands at this depth. */
const deepest = 10;

interface Level {
  readonly ordered: boolean;
  readonly indent: string;
  count: number;
  /** The width of the sign before the newest item. */
  width: number;
}

/** A list under construction, one line of wiki markup after the other. */
export class List {
  readonly #items: { readonly indent: string; readonly parts: string[] }[] = [];
  #levels: readonly Level[] = [];

  /** Adds an item; `marker` is what stands before it, such as `*#`. */
  add(marker: string, text: string): void {
    const depth = Math.min(marker.length, this.#levels.length + 1, deepest);
    const ordered = marker.endsWith('#');
    const parents = this.#levels.slice(0, depth - 1);
    const before = this.#levels[depth - 1];
    const level = before?.ordered === ordered ? before : levelBelow(parents.at(-1), ordered);
    level.count += 1;
    const sign = ordered ? `${level.count}. ` : '- ';
    level.width = sign.length;
    this.#levels = [...parents, level];
    const indent = level.indent + ' '.repeat(sign.length);
    this.#items.push({ indent, parts: [level.indent + sign + prefixed(text, indent).trimStart()] });
  }

  /** Adds a line to the newest item; a block stands apart from what is above it. */
  extend(text: string, isBlock: boolean): void {
    const item = this.#items.at(-1);
    if (item === undefined || text === '') return;
    item.parts.push(`${isBlock ? '\n' : ''}${prefixed(text, item.indent)}`);
  }

  /** The list in Markdown. */
  render(): string {
    return this.#items.map(({ parts }) => parts.join('\n')).join('\n');
  }
}

function levelBelow(parent: Level | undefined, ordered: boolean): Level {
  const indent = parent === undefined ? '' : parent.indent + ' '.repeat(parent.width);
  return { ordered, indent, count: 0, width: 0 };
}
