import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { decodeText } from './decode-text.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/support/field-inputs/${name}`, import.meta.url));

describe('the text of a file', () => {
  it('is read as Excel saved it', () => {
    expect(decodeText(fixture('04-windows-1252.csv'))).toContain(
      'Zoë Café-Smith,zoe.w1252@example.com,£200 deposit – Sarah’s',
    );
    expect(decodeText(fixture('04b-utf16.csv'))).toBe(
      'Name\tEmail\r\nUna Wide\tuna@example.com\r\n',
    );
  });

  it.each([
    ['UTF-8', Buffer.from('Zoë £5'), 'Zoë £5'],
    ['UTF-8 with a mark', Buffer.from('\uFEFFZoë £5'), 'Zoë £5'],
    ['Windows-1252', Buffer.from([0x80, 0x20, 0xd1, 0x75, 0xf1, 0x65, 0x7a]), '€ Ñuñez'],
    ['UTF-16 without a mark', Buffer.from('Zoë £5', 'utf16le'), 'Zoë £5'],
    ['UTF-16, big end first', Buffer.from('\uFEFFZoë £5', 'utf16le').swap16(), 'Zoë £5'],
    ['an empty file', Buffer.from(''), ''],
  ])('is read from %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('never holds a character that was lost, whatever was written in UTF-8 or UTF-16', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const line = `Name\n${text}`;
        expect(decodeText(Buffer.from(line))).toBe(line);
        expect(decodeText(Buffer.from(`\uFEFF${line}`, 'utf16le'))).toBe(line);
      }),
    );
  });
});
