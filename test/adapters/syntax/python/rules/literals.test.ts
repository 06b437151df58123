import { describe, expect, it } from 'vitest';
import { checkPython } from '../check-python.ts';

describe('numbers and strings', () => {
  it.each([
    ['x = 1_', '1:5 invalid decimal literal'],
    ['x = 10L', '1:5 invalid decimal literal'],
    [
      'x = 0777',
      '1:5 leading zeros in decimal integer literals are not permitted; use an 0o prefix',
    ],
    ['x = b"é"', '1:5 bytes can only contain ASCII literal characters'],
    ['x = "C:\\Users\\name"', '1:5 truncated or unknown \\U escape'],
    ['x = "\\\\\\x4"', '1:5 truncated or unknown \\x escape'],
    ['x = b"\\xg0"', '1:5 truncated or unknown \\x escape'],
    ['x = f"{a}\\u12"', '1:5 truncated or unknown \\u escape'],
    ['x = "\\N"', '1:5 truncated or unknown \\N escape'],
    ['x = f"{a}\nb"', '1:5 unterminated string literal'],
    ['x = rf"{a}\\\\\nb"', '1:5 unterminated string literal'],
    ['x = `a`', '1:5 invalid syntax: this is Python 2'],
  ])('refuses %j', async (text, problem) => {
    expect(await checkPython(`${text}\n`)).toBe(problem);
  });

  it.each([
    'x = 0o17 + 0XFF + 0b11 + 1_000 + 1e10 + 1.5j + .5 + 1. + 00 + 0_0 + 1_0.0_1e1_0J + 0xdead_beef',
    'x = 01.5 + 09e1 + 08j + 1if y else 2',
    'x = "\\x41\\u0041\\U0010ffff\\N{DIGIT ONE}\\101\\q\\\\x\\\\\\n" + """\\\n"""',
    'x = r"C:\\Users\\name", rb"\\x", R"\\N"',
    'x = f"\\N{DIGIT ONE}{a}\\x41"',
    'x = f"{a}\\\nb" + f"{a}\\\r\nb" + f"""{a}\nb""" + rf"{a}\\\nb"',
    'x = b"\\u12 \\x41 \\\\x"',
    "x = b'a' b\"b\" rb'c'",
    'x = "a" u"b" r"c" f"{d}"',
    'x = f"{a!r:>{w}.{p}}{b=}{{}}{c:%H:%M}{d!s}"',
    'x = f"{a["b"]}{\'a\' if b else \'c\'}"',
    'x = f"""{\n    a\n    + b\n}"""',
    'x = "é"',
  ])('accepts %j', async (text) => {
    expect(await checkPython(`${text}\n`)).toBe('sound');
  });
});
