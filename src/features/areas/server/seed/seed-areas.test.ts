import { expect, test } from 'vitest';
import { firm } from '#features/business/firm.ts';
import { milesBetween } from '../../distance.ts';
import { driveTimeText } from '../../drive-time.ts';
import { seedAreas } from './seed-areas.ts';

const blocksOf = (content: string) => content.split('\n\n');
const expectDistinct = (values: string[]) => expect(values).toEqual([...new Set(values)]);

test('there are ten areas, in the order of the menus', () => {
  expect(seedAreas.map(({ name }) => name)).toEqual([
    'Chippenham',
    'Bath',
    'Swindon',
    'Trowbridge',
    'Corsham',
    'Calne',
    'Melksham',
    'Devizes',
    'Malmesbury',
    'Bradford-on-Avon',
  ]);
  const orders = seedAreas.map(({ sortOrder = 0 }) => sortOrder);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  for (const { id, slug, name } of seedAreas) {
    expect(slug).toBe(name.toLowerCase());
    expect(id).toBe(slug);
  }
});

test('no sentence is used for two areas', () => {
  const sentences = seedAreas.flatMap(({ content, description, metaDescription }) =>
    [content, description, metaDescription].flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/)),
  );
  expectDistinct(sentences.filter((sentence) => sentence !== ''));
  const names = seedAreas.map(({ name }) => name);
  const nameless = seedAreas
    .flatMap(({ content }) => blocksOf(content))
    .map((block) => names.reduce((text, name) => text.replaceAll(name, '…'), block))
    .map((block) => block.replaceAll(/\d+(\.\d+)?/g, '0'));
  expectDistinct(nameless);
});

test('every area has a complete text in the simple markup', () => {
  for (const { name, content } of seedAreas) {
    const blocks = blocksOf(content);
    const paragraphs = blocks.filter((block) => !/^(## |- )/.test(block));
    expect(paragraphs.length, name).toBeGreaterThanOrEqual(4);
    expect(paragraphs.length, name).toBeLessThanOrEqual(6);
    expect(content.length, name).toBeGreaterThan(1200);
    expect(content, name).not.toMatch(/\n{3}|[ \t]\n|^\s|\s$/);
    for (const block of blocks) {
      const lines = block.split('\n');
      if (lines.length > 1) expect(lines.every((line) => line.startsWith('- '))).toBe(true);
    }
  }
});

test('titles and descriptions fit a search result', () => {
  for (const { name, metaTitle, metaDescription, description } of seedAreas) {
    expect(metaTitle.length, metaTitle).toBeLessThanOrEqual(60);
    expect(metaTitle).toContain(name);
    expect(metaDescription.length, `${name}: ${metaDescription.length}`).toBeGreaterThanOrEqual(
      120,
    );
    expect(metaDescription.length, `${name}: ${metaDescription.length}`).toBeLessThanOrEqual(155);
    expect(description.length, name).toBeLessThanOrEqual(140);
  }
});

test('every area lies within the radius, at the drive that its text states', () => {
  for (const { name, latitude, longitude, content } of seedAreas) {
    const miles = milesBetween(firm().base, { latitude, longitude });
    expect(miles).toBeLessThanOrEqual(firm().radiusMiles);
    if (name !== firm().base.town) expect(content).toContain(driveTimeText(miles));
  }
});

test('villages are named once, and none is an area of its own', () => {
  const villages = seedAreas.flatMap(({ villages = [] }) => villages);
  expectDistinct(villages);
  for (const { name } of seedAreas) expect(villages).not.toContain(name);
});
