import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { explainTicketError } from '../../../src/adapters/jira/error-advice.ts';
import { findReason } from '../../../src/adapters/jira/transport/index.ts';
import { showInput, UserError } from '../../../src/engines/errors.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { runs } from '../../support/property-runs.ts';
import { hasty, startServer } from './transport/loopback.ts';

const key = keyOf('SHOP-7');

/** The error after an answer of Jira with this status and body. */
async function told(status: number, body: unknown, email = 'agent@example.com'): Promise<unknown> {
  await using site = await startServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { transport } = hasty(site.url);
  const request = { method: 'POST', path: ['rest', 'x'] } as const;
  const operation = { key, email, permission: 'Add comments', show: showInput } as const;
  return await transport.send(request).then(
    () => expect.fail('Jira answers with an error.'),
    (error: unknown) => explainTicketError(error, operation),
  );
}
const saying = (...errorMessages: string[]) => ({ errorMessages, errors: {} });

describe('an error of Jira', () => {
  test.each([
    [
      404,
      saying('Issue does not exist or you do not have permission.'),
      /cannot be seen by agent@example.com: check the key.+“Browse p/,
    ],
    [403, saying(), /agent@example.com lacks a permission.+“Add comments”/],
    [400, saying('You do not have the permission to comment on this issue.'), /“Add comments”/],
    [400, saying('Unbounded JQL queries are not allowed here.'), /project in `sweep-jql`/],
    [400, saying("Error in the JQL Query: Expecting ','."), /fix `sweep-jql`/],
    [
      400,
      saying("Field 'x' does not exist or you do not have permission to view it."),
      /sweep-jql/,
    ],
    [410, saying('The requested API has been removed.'), /newer version/],
    [400, saying("Missing 'transition' identifier"), /transition-on-pull-request/],
    [400, saying('Field Resolution is required.'), /transition-on-pull-request/],
    [
      400,
      { errorMessages: [], errors: { comment: 'Comment body is not valid!' } },
      /^Jira answered 400 for SHOP-7: Comment body is not valid!.*jira-email/,
    ],
  ])('%i %j names what to change', async (status, body, sentence) => {
    const error = await told(status, body);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({ message: expect.stringMatching(sentence) });
  });

  test('that no setting can fix is passed on in Jira’s words', async () => {
    const error = await told(409, saying('The issue is\nbeing edited.'));
    expect(error).not.toBeInstanceOf(UserError);
    expect(error).toMatchObject({
      message: 'Jira answered 409 for SHOP-7: The issue is being edited.',
    });
  });

  test('with an unknown body gives its status', async () => {
    const message = 'Jira answered 418 for SHOP-7: status 418 without a reason';
    expect(await told(418, ['tea'])).toMatchObject({ message });
  });

  test('names the account of the token if there is no e-mail address', async () => {
    const message = expect.stringMatching(
      /^The account of `jira-token` lacks a permission for SHOP-7/,
    );
    expect(await told(403, {}, '')).toMatchObject({ message });
  });
});

const Recorded = z.object({ status: z.number(), body: z.unknown(), text: z.string().optional() });

/** Recorded errors of Jira, if the fixtures exist. */
function recorded(): readonly z.infer<typeof Recorded>[] {
  const file = new URL('../../../../shared/fixtures/recorded-rest-errors.json', import.meta.url);
  if (!existsSync(file)) return [{ status: 404, body: saying('Issue does not exist.') }];
  const all = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const nested = z.record(z.string(), z.unknown()).catch({}).parse(all.from_issue_threads);
  return [...Object.values(all), ...Object.values(nested)].flatMap((entry) => {
    const parsed = Recorded.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

test.each(recorded())('a recorded error becomes one sentence with advice: %j', async (entry) => {
  const { status, text, body = saying(text ?? '') } = entry;
  const error = await told(status, body);
  expect(error).toBeInstanceOf(UserError);
  const said = error instanceof UserError ? error.message : '';
  expect(said).toMatch(
    /jira-|sweep-jql|transition-on|newer version|“[A-Z][a-z]+ \w+”|jira\.text\.field|System, WebHooks/,
  );
  expect(said).toMatch(/^[^\n]+[.]$/);
});

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
