import type { Benchmark, Measured } from '../index.ts';
import { measurePairs } from './pairs.ts';
import { measureReports } from './reports.ts';

/** One measure of the evidence: rows of the table, members of the result. */
export interface EvidencePart {
  readonly rows: Measured['rows'];
  readonly notes?: readonly string[];
  readonly result: object;
}

const parts: readonly (() => Promise<EvidencePart>)[] = [measureReports, measurePairs];

/** Measures whether evidence can be fooled: what is called as before, failed, passed or fixed, and was not shown to be. */
export const benchmark: Benchmark = async () => {
  const measured: EvidencePart[] = [];
  for (const measure of parts) measured.push(await measure());
  return {
    title: 'What the evidence says, against what happened',
    rows: measured.flatMap(({ rows }) => rows),
    notes: measured.flatMap(({ notes = [] }) => notes),
    result: Object.assign({}, ...measured.map(({ result }) => result)),
  };
};
