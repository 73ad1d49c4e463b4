import { describe, expect, it } from 'vitest';
import { waysToPlace } from './place-parts.ts';

const room = { lengthMm: 5200, widthMm: 3600 };
const bay = { name: 'bay', widthMm: 2100, depthMm: 700 };
const alcove = { name: 'alcove', widthMm: 1100, depthMm: 300 };
const sidesOf = (parts: Parameters<typeof waysToPlace>[0]['parts']) =>
  waysToPlace({ ...room, ...(parts && { parts }) }).map((way) =>
    way.map(({ side }) => side).join(' '),
  );

describe('the parts of a room', () => {
  it('lie on either wall where nobody has said which, alcoves together', () => {
    expect(sidesOf(undefined)).toEqual([]);
    expect(sidesOf([bay])).toEqual(['top', 'right']);
    expect(sidesOf([bay, alcove, alcove])).toEqual([
      'top bottom bottom',
      'top right right',
      'right top top',
      'right left left',
    ]);
  });

  it('lie on the wall that was told', () => {
    expect(sidesOf([{ ...bay, wall: 'long' }])).toEqual(['top']);
    const short = { ...alcove, wall: 'short' } as const;
    expect(sidesOf([{ ...bay, wall: 'long' }, short, short])).toEqual(['top right right']);
  });
});
