import { newHidden } from '../../../src/engines/syntax/hidden/index.ts';
import { residueProblems } from '../../../src/engines/syntax/residue.ts';
import { anyText, code, type Reader } from '../reader.ts';

/** What looks for signs in code that people do not see, or take for others. */
export const signReaders: readonly Reader[] = [
  {
    name: 'hidden signs',
    tokens: [...code, ...anyText, '\u202e', '\u0430', '\u2019', '\uff11', ' '.repeat(40), '\t'],
    read: (text) => newHidden('', text, 'a.js'),
  },
  { name: 'residue', tokens: [...code, ...anyText], read: (text) => residueProblems('a.js', text) },
];
