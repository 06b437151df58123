import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../src/core/user-error.ts';
import { keyOf, ticketOf } from '../../../support/memory/samples.ts';
import { contextOf, look, task } from './exploring.ts';

/** Tickets, of which APP-9 was moved to another project, and APP-8 may not be seen. */
const context = contextOf(
  {},
  {
    tickets: {
      read: async (key) => {
        if (key === 'APP-8') throw new UserError('APP-8 cannot be seen by agent@example.com.');
        const moved = keyOf(key === 'APP-9' ? 'PAY-9' : key);
        return ticketOf({ key: moved, summary: `About ${key}` });
      },
    },
  },
);

describe('read_ticket', () => {
  test('shows a ticket of the same project', async () => {
    const shown = await look(context, 'read_ticket', { key: ' app-3 ' });
    expect(shown).toContain('Status: Zu erledigen\n\n# APP-3: About APP-3');
  });

  test.each(['PAY-1', 'APP-9', 'APPX-1', 'APP-', '../APP-3', 'APP'])(
    'shows none of another project: %s',
    async (key) => {
      expect(await look(context, 'read_ticket', { key })).toBe(
        'Only tickets of the project APP can be read, such as APP-1.',
      );
    },
  );

  test('says why a ticket cannot be seen', async () => {
    expect(await look(context, 'read_ticket', { key: 'APP-8' })).toBe(
      'It could not be read: APP-8 cannot be seen by agent@example.com.',
    );
  });

  test('says that there are no tickets if the task has none', async () => {
    const { key: _, ...within } = task;
    expect(await look(context, 'read_ticket', { key: 'APP-3' }, { within })).toBe(
      'There is no ticket system here.',
    );
  });

  test('a long ticket is cut, and says so', async () => {
    const tickets = {
      read: async () => ticketOf({ description: 'word '.repeat(5_000) }),
    };
    const shown = await look(contextOf({}, { tickets }), 'read_ticket', { key: 'APP-17' });
    expect(shown.length).toBeLessThan(8_300);
    expect(shown).toMatch(/\n\(cut here: \d+ more characters\)$/);
  });
});
