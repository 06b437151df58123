import { describe, expect, test } from 'vitest';
import { readMergeInputs, readMode, readTicketInputs } from '../../src/action/inputs.ts';
import type { Dispatch } from '../../src/dispatch.ts';
import { keyOf } from '../support/memory/samples.ts';
import { give, givenJob, sentenceOf } from './given.ts';

const dispatch: Dispatch = {
  ticket: keyOf('APP-17'),
  ticketId: '10017',
  site: 'example.atlassian.net',
  delivery: 'd-1',
  reason: 'created',
};

const job = givenJob();

describe('the ticket of the job', () => {
  test('comes from the event, with how Jira is reached', () => {
    expect(readTicketInputs(dispatch)).toEqual({
      ticket: 'APP-17',
      jira: {
        baseUrl: 'https://example.atlassian.net',
        email: 'agent@example.com',
        token: 'secret-of-jira',
        ticketFields: [],
      },
    });
  });

  test('comes from the site where people read it, also through the gateway', () => {
    give({ 'cloud-id': '11111111-2222-3333-4444-555555555555' });
    expect(readTicketInputs(dispatch)).toMatchObject({
      ticket: 'APP-17',
      jira: { cloudId: '11111111-2222-3333-4444-555555555555' },
    });
  });

  test('comes from a Data Center below a path, by its host', () => {
    give({ 'jira-url': 'https://jira.example.com/jira/', 'jira-email': '' });
    give({ 'ticket-fields': ' Acceptance criteria \n\ncustomfield_10031\nAcceptance criteria' });
    expect(readTicketInputs({ ...dispatch, site: 'jira.example.com' }).jira).toEqual({
      baseUrl: 'https://jira.example.com/jira',
      email: '',
      token: 'secret-of-jira',
      ticketFields: ['Acceptance criteria', 'customfield_10031'],
    });
  });

  test('or from the input `ticket`, which goes first', () => {
    give({ ticket: 'APP-18' });
    expect(readTicketInputs(dispatch).ticket).toBe('APP-18');
    expect(readTicketInputs(undefined).ticket).toBe('APP-18');
  });

  test.each([
    [{ ticket: 'app-18' }, 'The input `ticket` must be a Jira key such as APP-17.'],
    [{ 'jira-url': 'https://other.test' }, 'site example.atlassian.net, but the input `jira-url`'],
    [{ 'jira-url': '' }, 'Set the input `jira-url` to'],
    [{ 'jira-url': 'example.atlassian.net' }, 'Set the input `jira-url` to'],
    [{ 'jira-token': ' ' }, 'Set the input `jira-token` to'],
  ])('%j is told in one sentence', (given, sentence) => {
    give(given);
    expect(sentenceOf(() => readTicketInputs(dispatch))).toContain(sentence);
  });

  test('that neither names is told so', () => {
    expect(sentenceOf(() => readTicketInputs(undefined))).toContain('Give the input `ticket`');
  });

  test('secrets are masked, even when an input is wrong', () => {
    give({ ticket: 'wrong' });
    expect(sentenceOf(() => readTicketInputs(dispatch))).toContain('`ticket`');
    for (const secret of ['secret-of-jira', 'secret-of-github', 'secret-of-the-endpoint'])
      expect(job.printed()).toContain(`::add-mask::${secret}\n`);
  });
});

test('what is to be done after a merge asks for no model and no token of GitHub', () => {
  give({ 'github-token': '', 'api-key': '', model: '' });
  expect(readMergeInputs()).toEqual({
    branchPrefix: 'fix/',
    target: { kind: 'category', category: 'done' },
  });
  give({ 'branch-prefix': 'bots/jira-', 'transition-on-merge': 'Released' });
  expect(readMergeInputs()).toEqual({
    branchPrefix: 'bots/jira-',
    target: { kind: 'named', names: ['Released'] },
  });
});

test('the mode is to work a ticket, unless the input says otherwise', () => {
  expect(readMode()).toBe('work');
  for (const mode of ['work', 'merged', 'sweep']) {
    give({ mode });
    expect(readMode()).toBe(mode);
  }
  give({ mode: 'merge' });
  expect(sentenceOf(readMode)).toBe('Set the input `mode` to work, merged or sweep.');
});
