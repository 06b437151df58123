import { describe, expect, it } from 'vitest';
import { xmlProblems } from '../../../../src/adapters/syntax/formats/xml.ts';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));
const checkXml = (before: string | null, after: string) => check('a.csproj', before, after);
const sound = { kind: 'sound' };
const broken = { kind: 'broken' };

describe('XML', () => {
  it.each([
    ['a byte order mark', '\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n<a>\r\n  <b/>\r\n</a>'],
    ['undeclared namespaces and entities', '<x:a y:b="&c;">&nbsp;</x:a>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['text about tags', '<a>&lt;b c="d"/> <![CDATA[e/>]]> 1 > 2 <!-- f/> --></a>'],
  ])('accepts %s', async (_, text) => {
    expect(await checkXml(null, text)).toEqual(sound);
  });

  it.each([
    ['an open element', '<a>\n<b>\n</a>\n', '3:1 missing end tag for element b'],
    ['an open tag', '<a>\n  <b\n</a>', 'unclosed start tag'],
    ['an attribute given twice', '<a b="1" b="2"/>', '1:15 duplicate attribute: b'],
    ['a bare ampersand', '<a>b & c</a>', 'unterminated reference'],
    ['two roots', '<a/><b/>', '1:5 extra content at the end'],
  ])('says what is wrong with %s', async (_, text, message) => {
    const found = xmlProblems(text) ?? [];
    expect(found.map((one) => `${one.line}:${one.column} ${one.message}`)[0]).toContain(message);
    expect(await checkXml('<a/>', text)).toMatchObject(broken);
  });

  it('is broken without a declaration, too', async () => {
    const text = '<project>\n  <version>1</version>\n</project>\n';
    expect(await check('pom.xml', text, text.replace('</version>', ''))).toMatchObject(broken);
    expect(await check('pom.xml', null, text.replace('</version>', ''))).toMatchObject(broken);
  });

  it('leaves fragments, templates and deep nesting alone', async () => {
    const kind = 'unchecked';
    expect(await checkXml('<a/><b/>', '<a/><b/><c>')).toMatchObject({ kind });
    expect(await checkXml(null, '<a><% if b %></a>')).toMatchObject({ kind });
    expect(await checkXml('<a></a>', '<a><% if b %></a>')).toMatchObject({ kind });
    expect(await checkXml(null, '<a>'.repeat(100_000))).toMatchObject({ kind });
  });

  it('may be blocked where it had tags of a template engine before', async () => {
    const before = '<a>\n  <b>\n{{ c }}\n  </b>\n</a>';
    expect(await checkXml(before, before.replace('</b>', ''))).toMatchObject(broken);
  });
});
