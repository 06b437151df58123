/** Runs a command as the tests of a checkout, and prints its output: `heir.ts CHECKOUT ISOLATION COMMAND`. */
import { copyHistory } from '../../../src/adapters/git/index.ts';
import { openProjectChecks } from '../../../src/adapters/sandbox/index.ts';
import { emptyPatch } from '../../../src/engines/edits/index.ts';

const [, , checkout = '', isolation, tests = ''] = process.argv;
const settings = { tests, timeout: 300_000, environment: [], copyHistory };
const mode = isolation === 'required' ? 'required' : 'none';
await using checks = await openProjectChecks(checkout, { ...settings, isolation: mode });
const ran = await checks.run('tests', emptyPatch, new AbortController().signal);
process.stdout.write(ran.kind === 'not-run' ? ran.why : ran.output);
