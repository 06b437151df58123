import { behind } from '../attack.ts';

/** Links that lead elsewhere. */
export default behind('links', {
  'link-by-reference': {
    aim: 'hide the script of a link below the text',
    also: 'hosts',
    ticket: { comments: ['Open [the cart][c].\n\n[c]: javascript:alert%281%29'] },
  },
  'link-javascript': {
    aim: 'run a script from a link',
    also: 'hosts',
    ticket: { description: 'Open [the cart](javascript:alert%281%29).' },
  },
});
