import { expect, test } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { startingTexts } from '../server/texts/starting-texts.ts';
import { parseBlocks, parseInline } from './blocks.ts';

test('blank lines separate blocks, and lines without one are joined', () => {
  expect(parseBlocks('One\ntwo.\n\nThree.\r\n\r\nFour.')).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'paragraph', text: 'Three.' },
    { kind: 'paragraph', text: 'Four.' },
  ]);
});

test('headings and lists are recognised by the beginning of their lines', () => {
  expect(parseBlocks('## Floors\nText\n- one\n- two\n\n- three\n##not a heading')).toEqual([
    { kind: 'heading', text: 'Floors' },
    { kind: 'paragraph', text: 'Text' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'list', items: ['three'] },
    { kind: 'paragraph', text: '##not a heading' },
  ]);
});

test('an empty text has no blocks, and other markup stays text', () => {
  expect(parseBlocks('\n \n')).toEqual([]);
  expect(parseBlocks('<b>5 < 6</b>')).toEqual([{ kind: 'paragraph', text: '<b>5 < 6</b>' }]);
});

test('no word of a long text is lost', () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => !/^(|##|-)$/.test(word));
  for (const name of ['privacy', 'cookies', 'terms', 'complaints'] as const) {
    const { content } = startingTexts[name];
    const texts = parseBlocks(content).flatMap((block) =>
      block.kind === 'list' ? block.items : [block.text],
    );
    expect(words(texts.join(' '))).toEqual(words(content));
  }
});

test('bold words and links are recognised within a text', () => {
  expect(
    parseInline('**Chat.** See [our cookies](/cookies#chat), or [the ICO](https://ico.org.uk).'),
  ).toEqual([
    { text: 'Chat.', isBold: true },
    { text: ' See ' },
    { text: 'our cookies', href: '/cookies#chat' },
    { text: ', or ' },
    { text: 'the ICO', href: 'https://ico.org.uk' },
    { text: '.' },
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](http://a.b)',
  '** **bold',
  '[](/x)',
  '<b>x</b>',
])('%s stays as it was typed', (text) => {
  expect(parseInline(text)).toEqual([{ text }]);
});

test('what is no mark is kept to the character', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = parseInline(text.replaceAll(/[*[]/g, '')).map((part) => part.text);
      expect(shown.join('')).toBe(text.replaceAll(/[*[]/g, ''));
    }),
  );
});
