import { expect, test } from 'vitest';
import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type Transition,
} from '../../../src/core/tickets/index.ts';

const open: Status = { name: 'Zu erledigen', category: 'new' };
const review: Status = { name: 'In Prüfung', category: 'indeterminate' };
const done: Status = { name: 'Fertig', category: 'done' };
const grounds = { id: 'cf', name: 'Grund', required: true, hasDefault: false, allowed: [] };
const all: readonly Transition[] = [
  { id: '11', name: 'Prüfen lassen', to: review, fields: [] },
  { id: '31', name: 'Ablehnen', to: done, fields: [grounds] },
];

const toCategory = (category: Status['category']): MoveTarget => ({ kind: 'category', category });
const toNamed = (...names: readonly string[]): MoveTarget => ({ kind: 'named', names });

test.each([
  ['the settings say so', open, { kind: 'stay' }, true],
  ['the ticket is in the category', review, toCategory('indeterminate'), true],
  ['the ticket is past the category', done, toCategory('indeterminate'), true],
  ['the ticket has the status', review, toNamed('In Prüfung'), true],
  ['no transition leads there', open, toNamed('Closed'), false],
  ['a transition leads back', done, toNamed('In Prüfung'), false],
  ['a transition requires a person', open, toNamed('Ablehnen'), false],
] satisfies [string, Status, MoveTarget, boolean][])(
  'if %s, no move is wanted: %4$j',
  (_, status, target, isSettled) => {
    expect(chooseTransition(all, status, target)).toMatchObject({ kind: 'stay', isSettled });
  },
);
