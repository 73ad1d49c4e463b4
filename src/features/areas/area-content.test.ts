import { expect, test } from 'vitest';
import { parseAreaContent } from './area-content.ts';
import { seedAreas } from './server/seed/seed-areas.ts';

test('blank lines separate blocks, and lines without one are joined', () => {
  expect(parseAreaContent('One\ntwo.\n\nThree.\r\n\r\nFour.')).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'paragraph', text: 'Three.' },
    { kind: 'paragraph', text: 'Four.' },
  ]);
});

test('headings and lists are recognised by the beginning of their lines', () => {
  expect(parseAreaContent('## Floors\nText\n- one\n- two\n\n- three\n##not a heading')).toEqual([
    { kind: 'heading', text: 'Floors' },
    { kind: 'paragraph', text: 'Text' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'list', items: ['three'] },
    { kind: 'paragraph', text: '##not a heading' },
  ]);
});

test('an empty text has no blocks, and other markup stays text', () => {
  expect(parseAreaContent('\n \n')).toEqual([]);
  expect(parseAreaContent('<b>5 < 6</b>')).toEqual([{ kind: 'paragraph', text: '<b>5 < 6</b>' }]);
});

test('no word of an area text is lost', () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => !/^(|##|-)$/.test(word));
  for (const { content } of seedAreas) {
    const texts = parseAreaContent(content).flatMap((block) =>
      block.kind === 'list' ? block.items : [block.text],
    );
    expect(words(texts.join(' '))).toEqual(words(content));
  }
});
