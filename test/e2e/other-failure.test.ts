import { expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { editReply, planReply, replaceLine } from '../support/project/script.ts';
import { runProject, startProject, testInputs } from '../support/project/work.ts';

/** Two tests whose assertions have one name, as tape prints them; the first fails without a change. */
const suite = `import { postage } from '../src/postage.js';

const tests = { 'begun kilograms': [2500, 300], 'whole kilograms': [2000, 200] };
let failed = 0;
console.log('TAP version 13');
Object.entries(tests).forEach(([name, [grams, cents]], index) => {
  const isEqual = postage(grams) === cents;
  failed += isEqual ? 0 : 1;
  console.log(\`# \${name}\\n\${isEqual ? '' : 'not '}ok \${index + 1} should be strictly equal\`);
});
console.log(\`1..2\\n# tests 2\\n# pass  \${2 - failed}\\n# fail  \${failed}\`);
process.exitCode = failed;
`;

it('a change that mends one test and breaks another is not as before, though both have one name', async () => {
  const first = '  return Math.ceil(grams / 1000 + 0.1) * 100;';
  const second = '  return Math.ceil(grams / 1000 + 0.2) * 100;';
  await using world = await startProject(
    inOrder([
      planReply(['src/postage.js']),
      editReply(replaceLine(first)),
      editReply(replaceLine(second, first)),
    ]),
    { ...testInputs, 'test-command': 'node test/tape.mjs', effort: 'small' },
    { 'test/tape.mjs': suite },
  );
  const { run, body } = await runProject(world);
  expect(run.outputs['stop-reason']).toBe('tests-failed');
  expect(world.github.pulls).toMatchObject([{ draft: true }]);
  expect(body).toContain('| Tests | ✗ failed | `node test/tape.mjs`: fails because of the change');
  expect(body).toContain(String.raw`whole kilograms \> should be strictly equal`);
});
