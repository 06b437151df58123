import { describe, expect, test } from 'vitest';
import { openInputs, readMode, readTicketAccess, requireInputs } from '../../src/action/inputs.ts';
import type { Dispatch } from '../../src/dispatch.ts';
import { refusalOf } from '../settings/given.ts';
import { keyOf } from '../support/memory/samples.ts';
import { give, givenJob } from './given.ts';

const dispatch: Dispatch = {
  ticket: keyOf('APP-17'),
  ticketId: '10017',
  site: 'example.atlassian.net',
  delivery: 'd-1',
  reason: 'created',
};

const show = expect.any(Function);
const job = givenJob();

/** The ticket that the inputs and the event name, and how its Jira is reached. */
function readTicketInputs(event: Dispatch | undefined) {
  const { jira, key: ticket } = readTicketAccess(openInputs(), event, undefined);
  return { jira, ticket };
}

describe('the ticket of the job', () => {
  test('comes from the event', () => {
    expect(readTicketInputs(dispatch)).toEqual({
      ticket: 'APP-17',
      jira: {
        baseUrl: 'https://example.atlassian.net',
        email: 'agent@example.com',
        token: 'secret-of-jira',
        ticketFields: [],
        reporters: [],
        show,
      },
    });
  });

  test('comes from the address of the site, also with a gateway', () => {
    give({ 'cloud-id': '11111111-2222-3333-4444-555555555555' });
    expect(readTicketInputs(dispatch)).toMatchObject({
      ticket: 'APP-17',
      jira: { cloudId: '11111111-2222-3333-4444-555555555555' },
    });
  });

  test('comes from Data Center below a path, matched by host', () => {
    give({ 'jira-url': 'https://jira.example.com/jira/', 'jira-email': '' });
    give({ 'ticket-fields': ' Acceptance criteria \n\ncustomfield_10031\nAcceptance criteria' });
    expect(readTicketInputs({ ...dispatch, site: 'jira.example.com' }).jira).toEqual({
      baseUrl: 'https://jira.example.com/jira',
      token: 'secret-of-jira',
      ticketFields: ['Acceptance criteria', 'customfield_10031'],
      reporters: [],
      show,
    });
  });

  test('or from the input `ticket`, which has priority', () => {
    give({ ticket: 'APP-18' });
    expect(readTicketInputs(dispatch).ticket).toBe('APP-18');
    expect(readTicketInputs(undefined).ticket).toBe('APP-18');
    give({ ticket: ' app-18' });
    expect(readTicketInputs(undefined).ticket).toBe('APP-18');
  });

  test.each([
    [{ ticket: 'APP 18' }, 'Set `ticket` to the key of a Jira ticket, such as APP-17.'],
    [
      { 'jira-url': 'https://other.test' },
      'Set `jira-url` to the Jira site that the event comes from, example.atlassian.net',
    ],
    [{ 'jira-url': '' }, 'Set `jira-url` to'],
    [{ 'jira-url': 'example.atlassian.net' }, 'Set `jira-url` to'],
    [{ 'jira-token': ' ' }, 'Set `jira-token` to'],
  ])('%j is refused in one sentence', (given, sentence) => {
    give(given);
    expect(refusalOf(() => readTicketInputs(dispatch))).toContain(sentence);
  });

  test('is required from one of them', () => {
    expect(refusalOf(() => readTicketInputs(undefined))).toContain('Set `ticket`, or start');
  });

  test('secrets are masked, even if an input is not valid', () => {
    give({ ticket: 'wrong' });
    expect(refusalOf(() => readTicketInputs(dispatch))).toContain('`ticket`');
    for (const secret of ['secret-of-jira', 'secret-of-github', 'secret-of-the-endpoint'])
      expect(job.printed()).toContain(`::add-mask::${secret}\n`);
  });
});

test('the mode can be chosen, whatever the event', () => {
  for (const mode of ['work', 'follow', 'sweep']) {
    give({ mode });
    expect(readMode(openInputs(), () => undefined, 'push')).toBe(mode);
  }
});

describe('everything that is wrong is reported at once', () => {
  const linesOf = (read: () => unknown) => refusalOf(read).split('\n');
  const wrong = { 'jira-url': 'a.test', model: '', 'max-calls': '0', 'price-prompt': '1' };

  test('with the ticket, if that is not known', () => {
    give({ ...wrong, ticket: 'x' });
    expect(linesOf(() => readTicketInputs(undefined))).toEqual([
      expect.stringContaining('Set `jira-url` to'),
      expect.stringContaining('Set `ticket` to'),
      expect.stringContaining('Set `model` to'),
      expect.stringContaining('Set `max-calls` to'),
      expect.stringContaining('Set `price-completion` as well'),
    ]);
  });

  test('for the ticket, if that is known', () => {
    give({ ...wrong, 'jira-url': 'https://example.atlassian.net', labels: '', command: 'fix' });
    expect(readTicketInputs(dispatch).ticket).toBe('APP-17');
    expect(linesOf(() => requireInputs(openInputs()))).toHaveLength(4);
  });

  test('with the mode, what every mode reads', () => {
    give({ ...wrong, mode: 'merge', 'jira-token': '' });
    expect(linesOf(() => readMode(openInputs(), () => undefined, 'schedule'))).toEqual([
      'Set `mode` to auto, work, follow or sweep.',
      expect.stringContaining('Set `jira-url` to'),
      expect.stringContaining('Set `jira-token` to'),
    ]);
  });
});
