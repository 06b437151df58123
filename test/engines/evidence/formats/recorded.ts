import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A report as a runner writes it, and what it says. */
export interface RecordedReport {
  readonly file: string;
  readonly text: string;
  /** The runner, and where the report is from. */
  readonly source: string;
  /** A line for each test, as `lineOf` writes it; none for a report that must not be used. */
  readonly tests: readonly string[];
}

const folder = fileURLToPath(new URL('recorded/', import.meta.url));

/** Reads the recorded reports with what `expected.txt` says of each. */
export async function recordedReports(): Promise<readonly RecordedReport[]> {
  const sections = (await readFile(`${folder}expected.txt`, 'utf8')).split(/^== /m).slice(1);
  const expected = new Map(sections.map(sectionIn));
  const files = (await readdir(folder)).filter((file) => file !== 'expected.txt').toSorted();
  return Promise.all(
    files.map(async (file) => {
      const known = expected.get(file);
      if (known === undefined) throw new Error(`${file} is not in expected.txt`);
      return { ...known, file, text: await readFile(folder + file, 'utf8') };
    }),
  );
}

function sectionIn(section: string) {
  const [head = '', ...tests] = section.trimEnd().split('\n');
  const [, file = '', source = ''] = /^(\S+) \((.+)\)$/.exec(head) ?? [];
  return [file, { source, tests }] as const;
}

interface Test {
  readonly name: string;
  readonly file?: string | undefined;
  readonly state: string;
  readonly message?: string | undefined;
}

/** A test as a line of `expected.txt`: its state, file and name, and the beginning of its message. */
export function lineOf({ state, file, name, message }: Test): string {
  const said = message === undefined ? '' : ` | ${message.replaceAll(/\s+/g, ' ').slice(0, 60)}`;
  return `${state} | ${file ?? '-'} | ${name}${said}`.trimEnd();
}
