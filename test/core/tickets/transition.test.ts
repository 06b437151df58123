import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type StatusCategory,
  type Transition,
  type TransitionChoice,
} from '../../../src/core/tickets/index.ts';
import type { TransitionField } from '../../../src/core/tickets/transition.ts';
import { runs } from '../../support/property-runs.ts';

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
/** The only transition, with these fields on its screen. */
const only = (to: Status, ...fields: TransitionField[]) => [edge('1', 'Go', to, ...fields)];

const toCategory = (category: StatusCategory): MoveTarget => ({ kind: 'category', category });
const [toWork, toDone] = [toCategory('indeterminate'), toCategory('done')];
const toNamed = (...names: readonly string[]): MoveTarget => ({ kind: 'named', names });
const named = (category: StatusCategory, ...names: readonly string[]) =>
  names.map((name) => edge(name, name, { name, category }));

/** The fields that the move to “done” sends. */
const fixed = { resolution: { id: '10000' } };
const one = { allowed: [{ id: '1', name: 'Eins' }] };

describe('chooseTransition goes', () => {
  test.each([
    ['a name in other forms of its letters', all, toNamed('Ｆｅｒｔｉｇ'), '41', fixed],
    ['the first transition into a category', all, toWork, '11', {}],
    ['the name of a status', all, toNamed('in prüfung'), '11', {}],
    ['the name of a transition', all, toNamed(' PRÜFEN LASSEN '), '11', {}],
    ['the id of a transition', all, toNamed('41'), '41', fixed],
    ['the first name that is available', all, toNamed('Done', 'Fertig', 'In Prüfung'), '41', fixed],
    ['the first name, not the first transition', all, toNamed('41', '11'), '41', fixed],
    ['the next name if the first requires too much', all, toNamed('31', '11'), '11', {}],
    ['the next transition if the first requires too much', [reject, close], toDone, '41', fixed],
    [
      'the status with the name of its category',
      named('indeterminate', 'In Review', 'IN PROGRESS'),
      toWork,
      'IN PROGRESS',
      {},
    ],
    ['the status “Done” before others', named('done', "Won't do", 'Done'), toDone, 'Done', {}],
    ['a field that has a default', only(done, field('cf', { hasDefault: true })), toDone, '1', {}],
    ['“done” with the resolution on its screen', only(done, optional), toDone, '1', fixed],
    ['“done” with an empty resolution', only(done, { ...optional, allowed: [] }), toDone, '1', {}],
    ['another status that needs a resolution', only(work, resolution), toNamed('go'), '1', fixed],
    [
      'other fields that are not required',
      only(done, field('cf', { ...one, required: false })),
      toNamed('go'),
      '1',
      {},
    ],
    ['another status without a resolution', only(work, optional), toNamed('go'), '1', {}],
  ] as const)('by %s', (_, transitions, target, id, fields) => {
    const choice = chooseTransition(transitions, open, target);
    expect(choice).toMatchObject({ kind: 'go', transition: { id } });
    expect(choice).toHaveProperty('fields', fields);
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

describe('chooseTransition stays', () => {
  const moving = (edges: readonly Transition[], from: Status, to: MoveTarget) => {
    return { edges, from, to };
  };

  test.each([
    ['the settings say so', open, { kind: 'stay' }, /settings/],
    ['the ticket is in the category', review, toWork, /already in “In Prüfung”/],
    ['the ticket has the status', review, toNamed('in PRÜFUNG'), /already in “In Prüfung”/],
    [
      'the ticket has the first status that is available',
      review,
      toNamed('In Review', 'In Prüfung', 'Fertig'),
      /already in “In Prüfung”/,
    ],
    ['the ticket is past the category', done, toWork, /already further on, in “Fertig”/],
  ] as const)('where it belongs, if %s', (_, status, target, why) => {
    const stay = { kind: 'stay', isSettled: true, why: expect.stringMatching(why) };
    expect(chooseTransition(all, status, target)).toMatchObject(stay);
  });

  test.each([
    [
      'the only transition of that name leads back',
      moving([start], done, toNamed('In Prüfung')),
      /“Prüfen lassen” would lead back from “Fertig” to “In Prüfung”/,
    ],
    ['a transition leads back by id', moving([reopen], review, toNamed('51')), /would lead back/],
    [
      'no name can be used, for the reason of the first',
      moving([reopen, reject], review, toNamed('Ablehnen', 'Wieder öffnen')),
      /“Ablehnen” requires “Grund”/,
    ],
    [
      'no name can be used, for the reason of the first that is available',
      moving([reject, reopen], review, toNamed('Closed', 'Wieder öffnen', 'Ablehnen')),
      /“Wieder öffnen” would lead back/,
    ],
    [
      'no transition leads there',
      moving([start], open, toDone),
      /to a status of the category “done”; available to the agent: “Prüfen lassen”/,
    ],
    [
      'no transition is available',
      moving([], open, toNamed('Closed', 'Done')),
      /to “Closed” or “Done”; available to the agent: none/,
    ],
    [
      'every transition requires what only a person knows',
      moving([{ ...close, fields: reject.fields }], open, toDone),
      /“Abschließen” requires “Grund”, which/,
    ],
    [
      'a transition requires several fields that only a person knows',
      moving(only(done, field('a', one), resolution, field('b')), open, toNamed('Closed', 'Go')),
      /“Go” requires “a”, “b”, which/,
    ],
    [
      'no transition of several leads there',
      moving([start, reopen], open, toNamed('Closed')),
      /“Zu erledigen” to “Closed”; available to the agent: “Prüfen lassen”, “Wieder öffnen”\./,
    ],
    [
      'the required resolution allows no value',
      moving(only(done, field('resolution', { name: 'Lösung' })), open, toDone),
      /“Lösung”/,
    ],
  ] as const)('though it should move, if %s', (_, { edges, from, to }, why) => {
    const stay = { kind: 'stay', isSettled: false, why: expect.stringMatching(why) };
    expect(chooseTransition(edges, from, to)).toMatchObject(stay);
  });
});

describe('whatever the workflow', () => {
  const order: readonly StatusCategory[] = ['new', 'indeterminate', 'done'];
  const rank = (category: StatusCategory) => order.indexOf(category);

  /** Few names, so that they often match. */
  const name = fc.constantFrom(
    ...['Open', 'In Progress', 'Review', 'Done', 'resolved', 'Rejected', '1', '2'],
  );
  const category = fc.constantFrom(...order);
  const status = fc.record({ name, category });
  const field = fc.record({
    id: fc.constantFrom('resolution', 'customfield_1'),
    name,
    required: fc.boolean(),
    hasDefault: fc.boolean(),
    allowed: fc.array(fc.record({ id: fc.constantFrom('10000', '10001'), name }), { maxLength: 2 }),
  });
  const transition: fc.Arbitrary<Transition> = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    name,
    to: status,
    fields: fc.uniqueArray(field, { maxLength: 2, selector: ({ id }) => id }),
  });
  const transitions = fc.array(transition, { maxLength: 6 });
  const named = fc.array(name, { minLength: 1, maxLength: 3 });
  const toCategory = fc.record({
    kind: fc.constant('category' as const),
    category,
    except: fc.array(name, { maxLength: 3 }),
  });
  const target: fc.Arbitrary<MoveTarget> = fc.oneof(
    fc.record({ kind: fc.constant('stay' as const) }),
    toCategory,
    fc.record({ kind: fc.constant('named' as const), names: named }),
  );

  type Way = Extract<TransitionChoice, { kind: 'go' }>;

  /** Checks a promise for every move that is chosen. */
  function everyMove(promise: (way: Way, from: StatusCategory, target: MoveTarget) => void): void {
    fc.assert(
      fc.property(transitions, status, target, (edges, from, to) => {
        const choice = chooseTransition(edges, from, to);
        if (choice.kind === 'go') promise(choice, from.category, to);
      }),
      runs(500),
    );
  }

  test('a ticket never moves to an earlier category, or within the wanted one', () => {
    everyMove((way, from, to) => {
      const rise = rank(way.transition.to.category) - rank(from);
      expect(rise).toBeGreaterThanOrEqual(to.kind === 'category' ? 1 : 0);
    });
  });

  test('a move leads where the settings say', () => {
    everyMove(({ transition: { id, name: called, to } }, _, wanted) => {
      if (wanted.kind === 'category') expect(to.category).toBe(wanted.category);
      else expect(wanted.kind).toBe('named');
      const names = wanted.kind === 'named' ? wanted.names.map((text) => text.toLowerCase()) : [];
      const known = [id, called, to.name].map((text) => text.toLowerCase());
      if (wanted.kind === 'named') expect(names.some((text) => known.includes(text))).toBe(true);
    });
  });

  test('a move to a category never uses what is kept for another move', () => {
    everyMove(({ transition: { id, name: called, to } }, _, wanted) => {
      const kept = wanted.kind === 'category' ? (wanted.except ?? []) : [];
      const known = [id, called, to.name].map((text) => text.toLowerCase());
      expect(kept.filter((text) => known.includes(text.toLowerCase()))).toEqual([]);
    });
  });

  test('a move to “done” is no refusal', () => {
    everyMove(({ transition: chosen, fields: given }, _, wanted) => {
      if (wanted.kind !== 'category' || wanted.category !== 'done') return;
      const field = chosen.fields.find(({ id }) => id === 'resolution');
      const value = field?.allowed.find(({ id }) => id === given.resolution?.id);
      for (const text of [chosen.name, chosen.to.name, value?.name])
        expect(text).not.toBe('Rejected');
    });
  });

  test('a move sends every required field, and only fields on the screen', () => {
    everyMove(({ transition: { fields: asked }, fields: given }) => {
      for (const { id, required, hasDefault } of asked)
        if (required && !hasDefault) expect(given).toHaveProperty(id);
      for (const [id, value] of Object.entries(given)) {
        expect(id).toBe('resolution');
        expect(asked.find((one) => one.id === id)?.allowed.map((one) => one.id)).toContain(
          value.id,
        );
      }
    });
  });

  test('a ticket that was moved stays if it is to be moved again', () => {
    fc.assert(
      fc.property(transitions, status, category, (edges, from, wanted) => {
        const again: MoveTarget = { kind: 'category', category: wanted };
        const choice = chooseTransition(edges, from, again);
        if (choice.kind !== 'go') return;
        expect(chooseTransition(edges, choice.transition.to, again).kind).toBe('stay');
      }),
    );
  });

  test('there is one sentence on why a ticket stays', () => {
    fc.assert(
      fc.property(transitions, status, target, (edges, from, to) => {
        const choice = chooseTransition(edges, from, to);
        if (choice.kind === 'stay') expect(choice.why).toMatch(/^[A-Z][^\n]*[^.]\.$/);
      }),
    );
  });
});
