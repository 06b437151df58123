import { describe, expect, test } from 'vitest';
import type { Status, StatusCategory } from '../../../src/core/tickets/ticket.ts';
import {
  chooseTransition,
  type MoveTarget,
  type Transition,
  type TransitionField,
} from '../../../src/core/tickets/transition.ts';

const open: Status = { name: 'Zu erledigen', category: 'new' };
const work: Status = { name: 'In Arbeit', category: 'indeterminate' };
const review: Status = { name: 'In Prüfung', category: 'indeterminate' };
const done: Status = { name: 'Fertig', category: 'done' };

const field = (id: string, more: Partial<TransitionField> = {}): TransitionField => ({
  ...{ id, name: id, required: true, hasDefault: false, allowed: [] },
  ...more,
});
const resolution = field('resolution', { name: 'Lösung', allowed: ['10000', '10001'] });
const optional = { ...resolution, required: false };
const edge = (id: string, name: string, to: Status, ...fields: TransitionField[]): Transition => ({
  ...{ id, name, to, fields },
});

const start = edge('11', 'Prüfen lassen', review);
const reopen = edge('51', 'Wieder öffnen', open);
const close = edge('41', 'Abschließen', done, resolution);
const reject = edge('31', 'Ablehnen', done, resolution, field('cf', { name: 'Grund' }));
const all = [start, reject, close];

const toCategory = (category: StatusCategory): MoveTarget => ({ kind: 'category', category });
const toNamed = (...names: readonly string[]): MoveTarget => ({ kind: 'named', names });
const english = (name: string, category: StatusCategory) => edge(name, name, { name, category });

describe('chooseTransition goes', () => {
  test.each([
    ['the first edge into a category', all, toCategory('indeterminate'), '11', {}],
    ['the name of a status', all, toNamed('in prüfung'), '11', {}],
    ['the name of a transition', all, toNamed(' PRÜFEN LASSEN '), '11', {}],
    ['the id of a transition', all, toNamed('41'), '41', { resolution: { id: '10000' } }],
    ['the first name that is open', all, toNamed('Done', 'Fertig', 'In Prüfung'), '41', undefined],
    ['the first name, not the first edge', all, toNamed('41', '11'), '41', undefined],
    ['the next name when the first asks for too much', all, toNamed('31', '11'), '11', {}],
    [
      'the next edge when the first asks for too much',
      [reject, close],
      toCategory('done'),
      '41',
      { resolution: { id: '10000' } },
    ],
    [
      'the status that is called like its category',
      [english('In Review', 'indeterminate'), english('IN PROGRESS', 'indeterminate')],
      toCategory('indeterminate'),
      'IN PROGRESS',
      {},
    ],
    [
      'the status “Done” before others that end a ticket',
      [english("Won't do", 'done'), english('Done', 'done')],
      toCategory('done'),
      'Done',
      {},
    ],
    [
      'an edge whose fields have defaults',
      [edge('1', 'Go', done, field('cf', { hasDefault: true }))],
      toCategory('done'),
      '1',
      {},
    ],
    [
      'an edge to the end with the resolution that its screen has',
      [edge('1', 'Go', done, optional)],
      toCategory('done'),
      '1',
      { resolution: { id: '10000' } },
    ],
    [
      'an edge to the end without a resolution that allows no value',
      [edge('1', 'Go', done, { ...optional, allowed: [] })],
      toCategory('done'),
      '1',
      {},
    ],
    [
      'an edge that does not end the ticket, and leaves it unresolved',
      [edge('1', 'Go', work, optional)],
      toNamed('go'),
      '1',
      {},
    ],
  ] as const)('by %s', (_, transitions, target, id, fields) => {
    const choice = chooseTransition(transitions, open, target);
    expect(choice).toMatchObject({ kind: 'go', transition: { id } });
    if (fields !== undefined) expect(choice).toHaveProperty('fields', fields);
  });

  test('on within a category, to a status that is named', () => {
    const choice = chooseTransition(all, work, toNamed('In Prüfung'));
    expect(choice).toMatchObject({ kind: 'go', transition: { id: '11' } });
  });

  test('on to a better name than the one that the ticket has', () => {
    const resolved: Status = { name: 'Gelöst', category: 'done' };
    const choice = chooseTransition(all, resolved, toNamed('Fertig', 'Gelöst'));
    expect(choice).toMatchObject({ kind: 'go', transition: { id: '41' } });
  });
});

describe('chooseTransition stays when', () => {
  test.each([
    ['it is told to', all, open, { kind: 'stay' }, /settings/],
    ['it is in the category', all, review, toCategory('indeterminate'), /already in “In Prüfung”/],
    ['it has the status', all, review, toNamed('in PRÜFUNG'), /already in “In Prüfung”/],
    [
      'it has the first status that could be reached',
      all,
      review,
      toNamed('In Review', 'In Prüfung', 'Fertig'),
      /already in “In Prüfung”/,
    ],
    [
      'it is further than the category',
      [start],
      done,
      toCategory('indeterminate'),
      /already further on, in “Fertig”/,
    ],
    [
      'the only edge of the name leads back',
      [start],
      done,
      toNamed('In Prüfung'),
      /“Prüfen lassen” would lead back from “Fertig” to “In Prüfung”/,
    ],
    ['a transition leads back by its id', [reopen], review, toNamed('51'), /would lead back/],
    [
      'no name can be used, for the reason of the first',
      [reopen, reject],
      review,
      toNamed('Ablehnen', 'Wieder öffnen'),
      /“Ablehnen” requires “Grund”/,
    ],
    [
      'no name can be used, for the reason of the first that is available',
      [reject, reopen],
      review,
      toNamed('Closed', 'Wieder öffnen', 'Ablehnen'),
      /“Wieder öffnen” would lead back/,
    ],
    [
      'no edge leads there',
      [start],
      open,
      toCategory('done'),
      /to a status of the category “done”; available to the agent: “Prüfen lassen”/,
    ],
    [
      'nothing is open at all',
      [],
      open,
      toNamed('Closed', 'Done'),
      /to “Closed” or “Done”; available to the agent: none/,
    ],
    [
      'every edge asks for what only a person knows',
      [reject],
      open,
      toCategory('done'),
      /“Ablehnen” requires “Grund”, which/,
    ],
    [
      'a resolution is asked for that allows no value',
      [edge('1', 'Go', done, field('resolution', { name: 'Lösung' }))],
      open,
      toCategory('done'),
      /“Lösung”/,
    ],
  ] as const)('%s', (_, transitions, status, target, why) => {
    const choice = chooseTransition(transitions, status, target);
    expect(choice).toMatchObject({ kind: 'stay', why: expect.stringMatching(why) });
  });
});
