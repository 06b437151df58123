import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

const a = 'func A() {\n\treturn\n}\n';
const b = 'func B() {\n\treturn\n}\n';
const c = 'func C() {\n\treturn\n}\n';
const file = `${a}\n${c}`;
const whole = `${a}\n${b}\n${c}`;

describe('a function between two has the blank lines of its neighbours', () => {
  test.each([
    ['if its own is below', `}\n${c}`, `}\n${b}\n${c}`],
    ['if its own is above', `}\n${c}`, `}\n\n${b}${c}`],
    ['if it has its own on both sides', `}\n${c}`, `}\n\n${b}\n${c}`],
    ['if it has none', `}\n${c}`, `}\n${b}${c}`],
    ['if SEARCH has the one of the file', `}\n\n${c}`, `}\n\n${b}\n${c}`],
  ])('%s', (_, search, replace) => {
    expect(applyTo(file, search, replace)).toEqual(replacedBy(whole));
  });

  test.each([
    ['below', 'x = 1\ndef c():\n    pass\n', 'x = 1\ndef b():\n    pass\n\ndef c():\n    pass\n'],
    ['on both sides', 'x = 1\n\ndef c():', 'x = 1\n\ndef b():\n    pass\n\ndef c():'],
  ])('as many as there are, with one %s', (_, search, replace) => {
    const text = 'x = 1\n\n\ndef c():\n    pass\n';
    const after = 'x = 1\n\n\ndef b():\n    pass\n\n\ndef c():\n    pass\n';
    expect(applyTo(text, search, replace)).toEqual(replacedBy(after));
  });
});

describe('other lines between two go to the one that they resemble', () => {
  test.each([
    ['the line above', 'x = 1\n\ny.f()\n', 'x = 1\ny.f()', 'x = 2\ny.f()', 'x = 2\n\ny.f()\n'],
    [
      'a comment to what follows',
      '}\n\nvar x\n',
      '}\nvar x',
      '}\n// A\nvar x',
      '}\n\n// A\nvar x\n',
    ],
    [
      'an import to the like ones',
      'package p;\n\nimport a.b.C;\n',
      'package p;\nimport a.b.C;',
      'package p;\nimport a.b.B;\nimport a.b.C;',
      'package p;\n\nimport a.b.B;\nimport a.b.C;\n',
    ],
    [
      'a statement to those as deep',
      '    x = 1\n\ndef c():\n',
      '    x = 1\ndef c():',
      '    x = 1\n    y = 2\ndef c():',
      '    x = 1\n    y = 2\n\ndef c():\n',
    ],
    [
      'a statement with a body to the one above',
      '  x = 1\n\n  y = 1\n',
      '  x = 1\n  y = 1',
      '  x = 1\n  if (x) {\n    x = 2\n  }\n  y = 1',
      '  x = 1\n  if (x) {\n    x = 2\n  }\n\n  y = 1\n',
    ],
    [
      'a method to the one above it at the end of its class',
      '  f() {\n    x\n  }\n\n}\n',
      '  }\n}',
      '  }\n  g() {\n    y\n  }\n}',
      '  f() {\n    x\n  }\n\n  g() {\n    y\n  }\n}\n',
    ],
  ])('%s', (_, text, search, replace, after) => {
    expect(applyTo(text, search, replace)).toEqual(replacedBy(after));
  });

  test('or as REPLACE has it, if SEARCH shows a blank line of several', () => {
    const text = 'a()\n\n\nb()\n';
    expect(applyTo(text, 'a()\n\nb()', 'a()\n\nc()\nb()')).toEqual(
      replacedBy('a()\n\n\nc()\nb()\n'),
    );
  });
});
