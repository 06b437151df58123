import { readdirSync, readFileSync } from 'node:fs';
import type { StartedCommand } from '../../../src/engines/evidence/index.ts';

/** The outputs of one runner by what happens in them: `a` and `b` are the tests that fail. */
export interface RunnerOutputs {
  readonly runner: string;
  readonly outputs: ReadonlyMap<string, StartedCommand>;
}

/** What is said of the outputs: the runner first, then how it was run. */
interface TitledOutputs extends RunnerOutputs {
  readonly title: readonly string[];
}

/**
 * Returns what runners printed when they ran the same few tests, without most of their own stack frames; in
 * `unread` are runners whose consoles are not read.
 */
export function recordedOutputs(folder = 'recorded'): readonly TitledOutputs[] {
  const address = new URL(`${folder}/`, import.meta.url);
  return readdirSync(address)
    .sort()
    .map((file) => parseOutputs(readFileSync(new URL(file, address), 'utf8')));
}

/** A part is headed by its name and exit code; `@@3-7` stands for those lines of the first part. */
function parseOutputs(text: string): TitledOutputs {
  const [heading = '', ...parts] = text.split(/^=== /m);
  const first = (parts[0] ?? '').split('\n').slice(1, -1);
  const outputs = parts.map((part): [string, StartedCommand] => {
    const [of = '', ...lines] = part.split('\n').slice(0, -1);
    const [name = '', code = ''] = of.split(' ');
    const output = lines.flatMap((line) => {
      const [, from, to = from] = /^@@(\d+)(?:-(\d+))?$/.exec(line) ?? [];
      return from === undefined ? [line] : first.slice(Number(from) - 1, Number(to));
    });
    return [
      name,
      { kind: 'exited', code: Number(code), output: output.join('\n'), elapsed: 1_000 },
    ];
  });
  const title = heading.trimEnd().split(', ');
  return { runner: title[0] ?? '', title, outputs: new Map(outputs) };
}
