import { describe, expect, it } from 'vitest';
import { xmlFindings } from '../../../../src/adapters/syntax/formats/xml.ts';
import { syntaxChecker } from '../../../../src/adapters/syntax/syntax.ts';

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
    ['a tag without its start', '<a>\n  b c="d" />\n</a>', '2:5 a tag without its `<`'],
    ['a comment without its start', '<a>\n  !-- b -->\n</a>', '2:9 a tag without its `<`'],
  ])('says what is wrong with %s', async (_, text, message) => {
    const found = xmlFindings(text) ?? [];
    expect(found.map((one) => `${one.line}:${one.column} ${one.message}`)[0]).toContain(message);
    expect(await checkXml('<a/>', text)).toMatchObject(broken);
  });

  it('finds a lost bracket where a text wrote about tags before', async () => {
    const before = '<a>\n  b/> is a tag\n  <c></c>\n</a>';
    expect(await checkXml(before, before.replace('tag', 'text'))).toEqual(sound);
    expect(await checkXml(before, before.replace('</c>', ''))).toMatchObject(broken);
  });

  it('leaves fragments, templates, deep nesting and markup of other kinds alone', async () => {
    const kind = 'unchecked';
    expect(await checkXml('<a/><b/>', '<a/><b/><c>')).toMatchObject({ kind });
    expect(await checkXml(null, '<a><% if b %></a>')).toMatchObject({ kind });
    expect(await checkXml(null, '<a>'.repeat(100_000))).toMatchObject({ kind });
    expect(await check('prompt.xml', null, '<task>\nuse <file>\n</task>')).toMatchObject({ kind });
    const declared = '<?xml version="1.0"?>\n<task>\nuse <file>\n</task>';
    expect(await check('prompt.xml', null, declared)).toMatchObject(broken);
  });
});
