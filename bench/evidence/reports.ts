import { readReports } from '../../src/engines/evidence/index.ts';
import { counted } from '../../src/engines/text/index.ts';
import { lineOf, recordedReports } from '../../test/engines/evidence/formats/recorded.ts';
import type { EvidencePart } from './index.ts';

/** Measures whether the reports of runners are read as they were written: each test, its state and what failed. */
export async function measureReports(): Promise<EvidencePart> {
  const read = (await recordedReports()).map(({ file, text, source, tests }) => {
    const found = readReports([{ path: file, text }]).tests.map(lineOf);
    const missed = tests.filter((line) => !found.includes(line)).length;
    const invented = found.filter((line) => !tests.includes(line)).length;
    return { file, source, cases: tests.length, wrong: missed + invented };
  });
  const sum = (figure: 'cases' | 'wrong') => read.reduce((all, one) => all + one[figure], 0);
  const ran = read.filter(({ source }) => source.startsWith('run: ')).length;
  const wrong = read.filter((one) => one.wrong > 0).map(({ file }) => file);
  // Names of files begin with the runner.
  const runners = new Set(read.map(({ file }) => file.split(/[-.]/, 1)[0])).size;
  const result = { runners, cases: sum('cases'), wrong: sum('wrong') };
  return {
    rows: [{ measure: 'reports of runners', ...result }],
    notes: [
      `${counted(ran, 'report')} were written by running the runner, the others follow its documents.`,
      ...(wrong.length === 0 ? [] : [`Wrong: ${wrong.join(', ')}.`]),
    ],
    result: { reports: result },
  };
}
