import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldText } from '../../../src/adapters/jira/fields.ts';
import { findReason } from '../../../src/adapters/jira/transport/index.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { asDocument } from '../../support/jira/issue.ts';
import { runs } from '../../support/property-runs.ts';

const problem = { message: 'No.', errorMessages: ['Not yours.'], errors: { jql: 'Not a query.' } };
const page = '<html><head><style>a{}</style></head><body><h1>Bad gateway</h1></body></html>';

test('whatever a refusal holds, its reason is one short line', () => {
  const body = fc.oneof(hostileJson, mutatedJson(problem), hostileText, mutatedText(page));
  const property = fc.property(body, (answer) => {
    const reason = findReason(answer);
    requirePlainPrototypes();
    expect(reason.length).toBeLessThanOrEqual(300);
    expect(reason).not.toMatch(/[\n\r]/);
  });
  fc.assert(property, runs(500));
});

test('whatever a field of a ticket holds, it is a text', () => {
  const values = [
    { value: 'Web', child: { value: 'Firefox' } },
    [{ key: 'SHOP-1', fields: { summary: 'Cart' } }, { displayName: 'Ann' }],
    asDocument('One.\nTwo.'),
  ].map(mutatedJson);
  const property = fc.property(fc.oneof(hostileJson, ...values), (value) => {
    expect(typeof fieldText(value, (text) => text)).toBe('string');
    requirePlainPrototypes();
  });
  fc.assert(property, runs(500));
});
