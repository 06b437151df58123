import { describe, expect, test } from 'vitest';
import type { Status } from '../../src/core/ticket.ts';
import {
  chooseTransition,
  type MoveTarget,
  type Transition,
  type TransitionField,
} from '../../src/core/transition.ts';

const open: Status = { name: 'Zu erledigen', category: 'new' };
const review: Status = { name: 'In Prüfung', category: 'indeterminate' };
const done: Status = { name: 'Fertig', category: 'done' };

const field = (id: string, more: Partial<TransitionField> = {}): TransitionField => ({
  ...{ id, name: id, required: true, hasDefault: false, allowed: [] },
  ...more,
});
const resolution = field('resolution', { name: 'Lösung', allowed: ['10000', '10001'] });
const edge = (id: string, name: string, to: Status, ...fields: TransitionField[]): Transition => ({
  ...{ id, name, to, fields },
});

const start = edge('11', 'Prüfen lassen', review);
const close = edge('41', 'Abschließen', done, resolution);
const reject = edge('31', 'Ablehnen', done, resolution, field('cf', { name: 'Grund' }));
const all = [start, reject, close];

const toCategory = (category: Status['category']): MoveTarget => ({ kind: 'category', category });
const toNamed = (name: string): MoveTarget => ({ kind: 'named', name });

describe('chooseTransition', () => {
  test.each([
    ['the first edge into a category', all, toCategory('indeterminate'), '11', {}],
    ['the name of a status', all, toNamed('in prüfung'), '11', {}],
    ['the name of a transition', all, toNamed(' PRÜFEN LASSEN '), '11', {}],
    ['the id of a transition', all, toNamed('41'), '41', { resolution: { id: '10000' } }],
    [
      'the next edge when the first asks for too much',
      [reject, close],
      toCategory('done'),
      '41',
      { resolution: { id: '10000' } },
    ],
    [
      'an edge whose fields have defaults',
      [edge('1', 'Go', done, field('cf', { hasDefault: true }))],
      toCategory('done'),
      '1',
      {},
    ],
    [
      'an edge with a resolution that may be left out',
      [edge('1', 'Go', done, field('resolution', { required: false, allowed: ['1'] }))],
      toCategory('done'),
      '1',
      {},
    ],
  ] as const)('goes by %s', (_, transitions, target, id, fields) => {
    const choice = chooseTransition(transitions, open, target);
    expect(choice).toMatchObject({ kind: 'go', transition: { id }, fields });
    expect(choice.kind === 'go' && Object.keys(choice.fields)).toEqual(Object.keys(fields));
  });

  test.each([
    ['it is told to', all, open, { kind: 'stay' }, /settings/],
    ['it is in the category', all, review, toCategory('indeterminate'), /already in “In Prüfung”/],
    ['it has the status', all, review, toNamed('in PRÜFUNG'), /already in “In Prüfung”/],
    [
      'no edge leads there',
      [start],
      open,
      toCategory('done'),
      /to a status of the category “done”; open to the agent: “Prüfen lassen”/,
    ],
    ['nothing is open at all', [], open, toNamed('Closed'), /to “Closed”; open to the agent: none/],
    [
      'every edge asks for what only a person knows',
      [reject],
      open,
      toCategory('done'),
      /“Ablehnen” asks for “Grund”, which/,
    ],
    [
      'a resolution is asked for that allows no value',
      [edge('1', 'Go', done, field('resolution', { name: 'Lösung' }))],
      open,
      toCategory('done'),
      /“Lösung”/,
    ],
  ] as const)('stays when %s', (_, transitions, status, target, why) => {
    const choice = chooseTransition(transitions, status, target);
    expect(choice).toMatchObject({ kind: 'stay', why: expect.stringMatching(why) });
  });
});
