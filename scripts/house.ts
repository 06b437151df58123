/** Prints forbidden imports and exceeded limits of the source's shape; fails if there are any. */
import { fileURLToPath } from 'node:url';
import { excesses } from './house/limits.ts';
import { measureHouse } from './house/measure.ts';

const house = measureHouse(fileURLToPath(new URL('..', import.meta.url)));
const problems = [...house.forbiddenImports, ...excesses(house)];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
