import type { Attack } from '../attack.ts';
import { doc, node, paragraph } from '../documents.ts';
import { passesForTag } from '../findings.ts';

export default {
  aim: 'end the ticket by the address of a card',
  wall: 'enclosure',
  ticket: {
    description: doc(
      paragraph(node('inlineCard', { url: '/ticket' }), node('inlineCard', { url: 'file path=x' })),
    ),
  },
  breaches: passesForTag,
} satisfies Attack;
