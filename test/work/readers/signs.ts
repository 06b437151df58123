import { findDoubts } from '../../../src/engines/syntax/text/doubts.ts';
import { newHidden, residueProblems } from '../../../src/engines/syntax/text/index.ts';
import { offScreenProblems } from '../../../src/engines/syntax/text/off-screen.ts';
import { findTwins } from '../../../src/engines/syntax/text/twins.ts';
import { anyText, code, type Reader } from '../reader.ts';

/** What looks for signs in code that people do not see, or take for others. */
export const signReaders: readonly Reader[] = [
  {
    name: 'hidden signs',
    tokens: [...code, ...anyText, '\u202e'],
    read: (text) => newHidden('', text, 'a.js'),
  },
  {
    name: 'twins',
    tokens: [...code, ...anyText, '\u0430'],
    read: (text) => findTwins(text, text.split('\n')),
  },
  {
    name: 'doubtful names',
    tokens: [...code, ...anyText, '\u0430', '\u2019', '\uff11'],
    read: (text) => findDoubts('', text, text.split('\n')),
  },
  {
    name: 'code off the screen',
    tokens: [...code, ...anyText, ' '.repeat(40), '\t'],
    read: (text) => offScreenProblems('', text, 'a.js'),
  },
  { name: 'residue', tokens: [...code, ...anyText], read: (text) => residueProblems('a.js', text) },
];
