/** A text in a grammar's language, and the same text after a bad edit. */
export interface Fixture {
  readonly good: string;
  readonly broken: string;
  /** The line of `broken` that the verdict must name, from 1. */
  readonly line: number;
}

/** By the label of the grammar. */
export const fixtures: ReadonlyMap<string, Fixture> = new Map([
  [
    'Python',
    {
      good: 'def total(lines):\n    # all of them\n    return sum(\n        line.price\n        for line in lines\n    )\n',
      broken: 'def total(lines):\n    return sum(\n        line.price\n        for line in lines\n',
      line: 2,
    },
  ],
  [
    'JavaScript',
    {
      good: 'export const total = (lines) => lines.reduce((sum, { price }) => sum + price, 0);\n',
      broken:
        'export const total = (lines) => lines.reduce((sum, { price }) => sum + price, 0));\n',
      line: 1,
    },
  ],
  [
    'TypeScript',
    {
      good: 'interface Line {\n  readonly price: number;\n}\nconst name = (it: Line): string => String(it.price);\n',
      broken:
        'interface Line {\n  readonly price: number;\nconst name = (it: Line): string => String(it.price);\n',
      line: 1,
    },
  ],
  [
    'TSX',
    {
      good: 'const Row = ({ price }: Line) => (\n  <li className="row">{price}</li>\n);\n',
      broken: 'const Row = ({ price }: Line) => (\n  <li className="row">{price</li>\n);\n',
      line: 2,
    },
  ],
]);
