import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseWorkflow } from '../../../src/cli/workflows/index.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { workflowText } from '../doctor/set-up.ts';

const valid: unknown = parse(workflowText);
const written = fc.oneof(
  mutatedText(workflowText),
  // JSON is YAML, too.
  fc.oneof(mutatedJson(valid), hostileJson).map((json) => JSON.stringify(json)),
  hostileText,
);

test('whatever a file has, it is a workflow that runs the agent, or none', () => {
  const property = fc.property(written, (text) => {
    const found = parseWorkflow('.github/workflows/fix.yml', text);
    requirePlainPrototypes();
    if (found === undefined) return;
    expect(text).toMatch(/jira-bug-fix-agent|uses/);
    for (const value of found.inputs.values()) expect(typeof value).toBe('string');
    for (const name of [...found.secrets, ...found.variables]) expect(text).toContain(name);
  });
  fc.assert(property, runs(300));
});
