import { formatFixtures } from '../formats/fixtures.ts';

/** A text in a language, and the same text after a bad edit. */
export interface Fixture {
  readonly good: string;
  readonly broken: string;
  /** The line of `broken` that the verdict must name, from 1. */
  readonly line: number;
}

/** By the label of the language. */
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
      good: 'const total = (lines) => lines.reduce((sum, { price }) => sum + price, 0);\n',
      broken: 'const total = (lines) => lines.reduce((sum, { price }) => sum + price, 0));\n',
      line: 1,
    },
  ],
  [
    'JSX',
    {
      good: 'const Row = ({ price }) => (\n  <li className="row">{price}</li>\n);\n',
      broken: 'const Row = ({ price }) => (\n  <li className="row">{price}</ul>\n);\n',
      line: 2,
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
  [
    'Java',
    {
      good: 'class Cart {\n  int total(List<Line> lines) {\n    return lines.stream().mapToInt(line -> line.price()).sum();\n  }\n}\n',
      broken:
        'class Cart {\n  int total(List<Line> lines) {\n    return lines.stream().mapToInt(line -> line.price()).sum(;\n  }\n}\n',
      line: 3,
    },
  ],
  [
    'Kotlin',
    {
      good: 'class Cart(private val lines: List<Line>) {\n    fun total(): Int = lines.sumOf { it.price }\n}\n',
      broken:
        'class Cart(private val lines: List<Line>) {\n    fun total(): Int = lines.sumOf { it.price \n}\n',
      line: 2,
    },
  ],
  [
    'C#',
    {
      good: 'namespace Shop;\n\npublic record Line(int Price);\n\nclass Cart(List<Line> lines)\n{\n    public int Total => lines.Sum(line => line.Price);\n}\n',
      broken:
        'namespace Shop;\n\npublic record Line(int Price);\n\nclass Cart(List<Line> lines)\n{\n    public int Total => lines.Sum(line => line.Price;\n}\n',
      line: 7,
    },
  ],
  [
    'Go',
    {
      good: 'package cart\n\nfunc Total(lines []Line) (sum int) {\n\tfor _, line := range lines {\n\t\tsum += line.Price\n\t}\n\treturn sum\n}\n',
      broken:
        'package cart\n\nfunc Total(lines []Line) (sum int) {\n\tfor _, line := range lines {\n\t\tsum += line.Price\n\treturn sum\n}\n',
      line: 4,
    },
  ],
  [
    'Rust',
    {
      good: "pub fn total<'a>(lines: &'a [Line]) -> u32 {\n    lines.iter().map(|line| line.price).sum()\n}\n",
      broken:
        "pub fn total<'a>(lines: &'a [Line]) -> u32 {\n    lines.iter().map(|line| line.price.sum()\n}\n",
      line: 2,
    },
  ],
  [
    'PHP',
    {
      good: '<?php\nfunction total(array $lines): int\n{\n    return array_sum(array_map(fn ($line) => $line->price, $lines));\n}\n',
      broken:
        '<?php\nfunction total(array $lines): int\n{\n    return array_sum(array_map(fn ($line) => $line->price, $lines);\n}\n',
      line: 4,
    },
  ],
  [
    'Ruby',
    {
      good: 'class Cart\n  def total(lines)\n    lines.sum { |line| line.price }\n  end\nend\n',
      broken: 'class Cart\n  def total(lines)\n    lines.sum { |line| line.price \n  end\nend\n',
      line: 3,
    },
  ],
  [
    'C',
    {
      good: '#include <stddef.h>\n\nint total(const struct line *lines, size_t count) {\n  int sum = 0;\n  for (size_t i = 0; i < count; i++) sum += lines[i].price;\n  return sum;\n}\n',
      broken:
        '#include <stddef.h>\n\nint total(const struct line *lines, size_t count) {\n  int sum = 0;\n  for (size_t i = 0; i < count; i++) sum += lines[i.price;\n  return sum;\n}\n',
      line: 5,
    },
  ],
  [
    'C++',
    {
      good: '#include <vector>\n\ntemplate <typename T>\nclass Cart {\n public:\n  int total() const { return sum_; }\n\n private:\n  std::vector<T> lines_;\n  int sum_ = 0;\n};\n',
      broken:
        '#include <vector>\n\ntemplate <typename T>\nclass Cart {\n public:\n  int total() const { return sum_; \n\n private:\n  std::vector<T> lines_;\n  int sum_ = 0;\n};\n',
      line: 6,
    },
  ],
  [
    'Swift',
    {
      good: 'struct Cart {\n    let lines: [Line]\n\n    var total: Int {\n        lines.reduce(0) { $0 + $1.price }\n    }\n}\n',
      broken:
        'struct Cart {\n    let lines: [Line]\n\n    var total: Int {\n        lines.reduce(0 { $0 + $1.price }\n    }\n}\n',
      line: 5,
    },
  ],
  [
    'Scala',
    {
      good: 'final case class Cart(lines: List[Line]) {\n  def total: Int = lines.map(_.price).sum\n}\n',
      broken:
        'final case class Cart(lines: List[Line]) {\n  def total: Int = lines.map(_.price.sum\n}\n',
      line: 2,
    },
  ],
  [
    'Dart',
    {
      good: 'class Cart {\n  final List<Line> lines;\n  Cart(this.lines);\n  int get total => lines.fold(0, (sum, line) => sum + line.price);\n}\n',
      broken:
        'class Cart {\n  final List<Line> lines;\n  Cart(this.lines);\n  int get total => lines.fold(0, (sum, line) => sum + line.price;\n}\n',
      line: 4,
    },
  ],
  [
    'Elixir',
    {
      good: 'defmodule Cart do\n  def total(lines) do\n    Enum.reduce(lines, 0, fn line, sum -> sum + line.price end)\n  end\nend\n',
      broken:
        'defmodule Cart do\n  def total(lines) do\n    Enum.reduce(lines, 0, fn line, sum -> sum + line.price end\n  end\nend\n',
      line: 3,
    },
  ],
  [
    'Bash',
    {
      good: 'total() {\n  local sum=0\n  for price in "$@"; do\n    sum=$((sum + price))\n  done\n  echo "$sum"\n}\n',
      broken:
        'total() {\n  local sum=0\n  for price in "$@"; do\n    sum=$((sum + price)\n  done\n  echo "$sum"\n}\n',
      line: 4,
    },
  ],
  [
    'HTML',
    {
      good: '<!doctype html>\n<ul>\n  <li class="row">1 &amp; 2</li>\n</ul>\n',
      broken: '<!doctype html>\n<ul>\n  <li class="row>1 &amp; 2</li>\n</ul>\n',
      line: 2,
    },
  ],
  [
    'CSS',
    {
      good: '.cart > li:hover {\n  color: rgb(0 0 0 / 50%);\n}\n',
      broken: '.cart > li:hover {\n  color: rgb(0 0 0 / 50%;\n}\n',
      line: 2,
    },
  ],
  [
    'Vue',
    {
      good: '<template>\n  <li v-for="line in lines" :key="line.id">{{ line.price }}</li>\n</template>\n',
      broken: '<template>\n  <li v-for="line in lines" :key="line.id">{{ line.price }}</li>\n',
      line: 1,
    },
  ],
  [
    'Svelte',
    {
      good: '<ul>\n  {#each lines as line}\n    <li>{line.price}</li>\n  {/each}\n</ul>\n',
      broken: '<ul>\n  {#each lines as line}\n    <li>{line.price}</li>\n</ul>\n',
      line: 4,
    },
  ],
  ...formatFixtures,
]);
