import { describe, expect, it } from 'vitest';
import { dockerfileProblems } from '../../../../src/adapters/syntax/formats/dockerfile.ts';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

describe('a Dockerfile', () => {
  it.each([
    ['continued lines', 'FROM a\r\nRUN b && \\\r\n  # c\r\n\r\n  d\r\n'],
    ['arguments before the image', 'ARG A=1\nFROM --platform=$B c:$A as d\nCOPY --from=d e f g/\n'],
    ['here-documents', 'FROM a\nRUN <<E cat > b && cat <<-"F"\nc d\nE\ne\n\tF\nUSER g\n'],
    ['text about them', 'FROM a\nRUN echo "b <<E c" \'d <<F\' $((1<<3)) && g\n'],
    ['pairs', 'FROM a\nENV B c d\nENV E="f g" H=i\\ j K=$L\nLABEL "m n"=\'o\' \\\n  p=""\n'],
    ['another escape', '# escape=`\nFROM a\nRUN b `\n  c\nENV d=C:\\e\\\n'],
    ['a health check', 'FROM a\nHEALTHCHECK --interval=5s CMD b\nHEALTHCHECK NONE\n'],
    ['a test in a shell', 'FROM a\nCMD [ "$B" = c ] && d\nRUN [ "e" ] || f\n'],
    ['triggers and lists', 'FROM a\nONBUILD RUN b\nSHELL ["c"]\nVOLUME ["/d"]\nENTRYPOINT []\n'],
  ])('may have %s', (_, text) => {
    expect(dockerfileProblems(text)).toEqual([]);
  });

  it.each([
    ['FRM a\n', '1 unknown instruction `FRM`'],
    ['FROM a\nRUN b &&\n  c\n', '3 unknown instruction `C`; the line before may lack its'],
    ['RUN a\n', '1 `FROM` is missing before this'],
    ['FROM a\nRUN <<E\nb\n', '2 the here-document `E` is never closed'],
  ])('%j is refused', (text, message) => {
    const found = dockerfileProblems(text) ?? [];
    expect(found.map((one) => `${one.line} ${one.message}`)[0]).toContain(message);
  });

  it.each(['Dockerfile', 'b/Dockerfile.dev', 'c.Dockerfile', 'Containerfile'])(
    'is recognised by the name %s',
    async (path) => {
      expect(await check(path, null, 'FRM a\n')).toMatchObject({ kind: 'broken' });
    },
  );

  it('is none if a template, or for another program', async () => {
    const text = 'FROM a\nRUN b &&\n  c\n';
    const unchecked = { kind: 'unchecked' };
    expect(await check('Dockerfile.j2', null, text)).toMatchObject(unchecked);
    expect(await check('Dockerfile', null, `${text}{{ d }}\n`)).toMatchObject(unchecked);
    const other = `# syntax=example.com/builder\n${text}`;
    expect(await check('Dockerfile', null, other)).toMatchObject(unchecked);
  });
});
