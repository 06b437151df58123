/** Refuses imports against the layout and a source whose shape gets worse; says nothing else. */
import { fileURLToPath } from 'node:url';
import { excesses } from './house/limits.ts';
import { measureHouse } from './house/measure.ts';

const house = measureHouse(fileURLToPath(new URL('..', import.meta.url)));
const problems = [...house.forbiddenImports, ...excesses(house)];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
