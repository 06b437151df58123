/** Runs a benchmark: `npm run bench -- NAME [--json]`. */
import { readdirSync } from 'node:fs';
import { UserError } from '../src/engines/errors.ts';

/** A benchmark's result: a table for people, and data for programs. */
export interface Measured {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string | number | boolean>>[];
  /** Lines below the table. */
  readonly notes?: readonly string[];
  /** Printed as a last line of JSON with `--json`. */
  readonly result: object;
}

/** The export of each `bench/NAME/index.ts`. Receives the arguments after the name. */
export type Benchmark = (args: readonly string[]) => Promise<Measured>;

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  const asked =
    name === undefined ? 'Name a benchmark' : `There is no benchmark ${JSON.stringify(name)}`;
  process.stderr.write(`${asked}; these exist: ${names.join(', ')}.\n`);
  process.exitCode = 2;
} else {
  const module: { readonly benchmark: Benchmark } = await import(
    new URL(`${name}/index.ts`, folder).href
  );
  try {
    print(await module.benchmark(args.filter((arg) => arg !== '--json')));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

function print({ title, rows, notes = [], result }: Measured): void {
  const lines = [title, table(rows), ...notes];
  if (args.includes('--json')) lines.push(JSON.stringify(result));
  process.stdout.write(`${lines.join('\n')}\n`);
}

function table(rows: Measured['rows']): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
