import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml, parseXml } from '../../src/formats/xml.js';

function root(text: string) {
  const parsed = parseXml(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

describe('XML', () => {
  it('becomes elements with attributes, own text and places', () => {
    const element = root('\r\n<?xml version="1.0"?>\r\n<a b="1 &amp; 2">x<c/>\r\n<d>y</d>z</a>');
    expect(element).toMatchObject({ name: 'a', place: { line: 3, column: 1 }, text: 'x\nz' });
    expect(element.attributes.get('b')).toBe('1 & 2');
    expect(element.children.map(({ name, text, place }) => ({ name, text, place }))).toEqual([
      { name: 'c', text: '', place: { line: 3, column: 19 } },
      { name: 'd', text: 'y', place: { line: 4, column: 1 } },
    ]);
  });

  it('keeps numbers, spaces and CDATA as they stand', () => {
    expect(root('<a> 007 <![CDATA[<&>]]>&copy;&#65;</a>').text).toBe(' 007 <&>©A');
  });

  it.each([
    ['nothing', ''],
    ['text', 'abc'],
    ['an open element', '<a>'],
    ['crossed elements', '<a><b></a></b>'],
    ['two roots', '<a/><b/>'],
    ['a repeated attribute', '<a b="1" b="2"/>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>'],
    ['entities without end', `<!DOCTYPE a [<!ENTITY e "${'x'.repeat(9000)}">]><a>${'&e;'.repeat(100)}</a>`],
    ['a name that JavaScript reserves', '<__proto__>1</__proto__>'],
    ['too many levels', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
  ])('refuses %s', (_, text) => {
    expect(parseXml(text)).toMatchObject({ ok: false, issues: [{ code: 'xml-syntax' }] });
  });

  it('reads back escaped text of any kind that XML can hold', () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .filter(
        (value) => !value.includes('\r') && !value.includes(']]>') && escapeXml(value).length >= value.length,
      );
    fc.assert(
      fc.property(text, (value) => {
        const element = root(`<a b="${escapeXml(value.replace(/\s/g, ' '))}">${escapeXml(value)}</a>`);
        expect(element.text).toBe(value);
        expect(element.attributes.get('b')).toBe(value.replace(/\s/g, ' '));
      }),
    );
  });

  it('leaves out characters that XML has no form for', () => {
    expect(escapeXml('a\u0000b\ud800c<"&>')).toBe('abc&lt;&quot;&amp;&gt;');
  });
});
