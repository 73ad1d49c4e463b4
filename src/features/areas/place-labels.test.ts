import { expect, test } from 'vitest';
import { toMap } from './map-places.ts';
import {
  type Box,
  type LabelledDot,
  overlap,
  type PlacedLabel,
  placeLabels,
} from './place-labels.ts';
import { seedAreas } from './server/seed/seed-areas.ts';

const frame = { left: -28, top: -28, right: 28, bottom: 28 };
const size = 2.3;

function boxOf({ text }: LabelledDot, { x, y, anchor }: PlacedLabel): Box {
  const width = text.length * 0.54 * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
}

function findCollisions(dots: LabelledDot[], taken: Box[] = []) {
  const boxes = placeLabels(dots, taken, frame, size).map((label, index) =>
    boxOf(dots[index] as LabelledDot, label),
  );
  return boxes.flatMap((box, index) =>
    [...boxes.slice(index + 1), ...taken].filter((other) => overlap(box, other) > 0.01),
  );
}

test('two names side by side do not overlap', () => {
  const dots = [
    { text: 'Corsham', x: 0, y: 0 },
    { text: 'Melksham', x: 1.5, y: 0.4 },
  ];
  expect(findCollisions(dots)).toEqual([]);
});

test('a name avoids occupied boxes and stays inside the frame', () => {
  const dot = { text: 'Swindon', x: 26, y: 0 };
  const [label] = placeLabels([dot], [], frame, size);
  expect(label?.anchor).toBe('end');
  expect(findCollisions([dot], [{ left: 5, right: 25, top: -1.2, bottom: 1.2 }])).toEqual([]);
});

test('no names overlap on the map of areas, on a phone', () => {
  const dots = seedAreas.map((area) => ({ text: area.name, ...toMap(area) }));
  expect(findCollisions(dots)).toEqual([]);
});
