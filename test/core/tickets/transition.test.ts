import { describe, expect, test } from 'vitest';
import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type StatusCategory,
  type Transition,
} from '../../../src/core/tickets/index.ts';
import type { TransitionField } from '../../../src/core/tickets/transition.ts';

const open: Status = { name: 'Zu erledigen', category: 'new' };
const work: Status = { name: 'In Arbeit', category: 'indeterminate' };
const review: Status = { name: 'In Prüfung', category: 'indeterminate' };
const done: Status = { name: 'Fertig', category: 'done' };

const field = (id: string, more: Partial<TransitionField> = {}): TransitionField => ({
  ...{ id, name: id, required: true, hasDefault: false, allowed: [] },
  ...more,
});
const values = [
  { id: '10000', name: 'Fertig' },
  { id: '10001', name: 'Kein Fehler' },
];
const resolution = field('resolution', { name: 'Lösung', allowed: values });
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
    ['a name in other forms of its letters', all, toNamed('Ｆｅｒｔｉｇ'), '41', undefined],
    ['the first transition into a category', all, toCategory('indeterminate'), '11', {}],
    ['the name of a status', all, toNamed('in prüfung'), '11', {}],
    ['the name of a transition', all, toNamed(' PRÜFEN LASSEN '), '11', {}],
    ['the id of a transition', all, toNamed('41'), '41', { resolution: { id: '10000' } }],
    [
      'the first name that is available',
      all,
      toNamed('Done', 'Fertig', 'In Prüfung'),
      '41',
      undefined,
    ],
    ['the first name, not the first transition', all, toNamed('41', '11'), '41', undefined],
    ['the next name if the first requires too much', all, toNamed('31', '11'), '11', {}],
    [
      'the next transition if the first requires too much',
      [reject, close],
      toCategory('done'),
      '41',
      { resolution: { id: '10000' } },
    ],
    [
      'the status with the name of its category',
      [english('In Review', 'indeterminate'), english('IN PROGRESS', 'indeterminate')],
      toCategory('indeterminate'),
      'IN PROGRESS',
      {},
    ],
    [
      'the status “Done” before others of its category',
      [english("Won't do", 'done'), english('Done', 'done')],
      toCategory('done'),
      'Done',
      {},
    ],
    [
      'a transition whose fields have defaults',
      [edge('1', 'Go', done, field('cf', { hasDefault: true }))],
      toCategory('done'),
      '1',
      {},
    ],
    [
      'a transition to “done” with the resolution on its screen',
      [edge('1', 'Go', done, optional)],
      toCategory('done'),
      '1',
      { resolution: { id: '10000' } },
    ],
    [
      'a transition to “done” whose resolution allows no value',
      [edge('1', 'Go', done, { ...optional, allowed: [] })],
      toCategory('done'),
      '1',
      {},
    ],
    [
      'a transition elsewhere that requires a resolution',
      [edge('1', 'Go', work, resolution)],
      toNamed('go'),
      '1',
      { resolution: { id: '10000' } },
    ],
    [
      'a transition with other fields that it does not require',
      [
        edge(
          '1',
          'Go',
          done,
          field('cf', { required: false, allowed: [{ id: '1', name: 'Eins' }] }),
        ),
      ],
      toNamed('go'),
      '1',
      {},
    ],
    [
      'a transition elsewhere, without a resolution',
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

  test('to a named status in the same category', () => {
    const choice = chooseTransition(all, work, toNamed('In Prüfung'));
    expect(choice).toMatchObject({ kind: 'go', transition: { id: '11' } });
  });

  test('to an earlier name than the status that the ticket has', () => {
    const resolved: Status = { name: 'Gelöst', category: 'done' };
    const choice = chooseTransition(all, resolved, toNamed('Fertig', 'Gelöst'));
    expect(choice).toMatchObject({ kind: 'go', transition: { id: '41' } });
  });
});

describe('chooseTransition stays when', () => {
  test.each([
    ['the settings say so', all, open, { kind: 'stay' }, /settings/],
    [
      'the ticket is in the category',
      all,
      review,
      toCategory('indeterminate'),
      /already in “In Prüfung”/,
    ],
    ['the ticket has the status', all, review, toNamed('in PRÜFUNG'), /already in “In Prüfung”/],
    [
      'the ticket has the first status that is available',
      all,
      review,
      toNamed('In Review', 'In Prüfung', 'Fertig'),
      /already in “In Prüfung”/,
    ],
    [
      'the ticket is past the category',
      [start],
      done,
      toCategory('indeterminate'),
      /already further on, in “Fertig”/,
    ],
    [
      'the only transition of that name leads back',
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
      'no transition leads there',
      [start],
      open,
      toCategory('done'),
      /to a status of the category “done”; available to the agent: “Prüfen lassen”/,
    ],
    [
      'no transition is available',
      [],
      open,
      toNamed('Closed', 'Done'),
      /to “Closed” or “Done”; available to the agent: none/,
    ],
    [
      'every transition requires what only a person knows',
      [{ ...close, fields: reject.fields }],
      open,
      toCategory('done'),
      /“Abschließen” requires “Grund”, which/,
    ],
    [
      'a transition requires several fields that only a person knows',
      [
        edge(
          '1',
          'Go',
          done,
          field('a', { allowed: [{ id: '1', name: 'Eins' }] }),
          resolution,
          field('b'),
        ),
      ],
      open,
      toNamed('Closed', 'Go'),
      /“Go” requires “a”, “b”, which/,
    ],
    [
      'no transition of several leads there',
      [start, reopen],
      open,
      toNamed('Closed'),
      /“Zu erledigen” to “Closed”; available to the agent: “Prüfen lassen”, “Wieder öffnen”\./,
    ],
    [
      'the required resolution allows no value',
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
