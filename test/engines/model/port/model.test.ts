import { expect, test } from 'vitest';
import { messageText } from '../../../../src/engines/model/port/index.ts';
import { pictureOf } from '../../../support/memory/samples/tickets.ts';

test('a message as text names its pictures instead of holding their bytes', () => {
  const data = 'A'.repeat(1_000);
  const pictures = [pictureOf('cart\n.png', { bytes: 750, data }), pictureOf('b.gif')];
  expect(messageText({ role: 'user', text: 'See both.', pictures })).toBe(
    'See both.\n\n(picture 1: cart .png, image/png, 750 bytes)\n\n(picture 2: b.gif, image/png, 3 bytes)',
  );
});
