import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { checkJob } from './stored-job.ts';

const job = {
  rooms: [{ id: 1, name: 'Lounge', length: '5.9', width: '3.7' }],
  flooring: 'carpet',
  carpetWidth: 5,
  includeInstallation: false,
};

it('restores a stored job unchanged', () => {
  expect(checkJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
});

it('renumbers the rooms and drops invalid ones', () => {
  const rooms = [{ name: 1 }, { id: 9, name: 'Hall', length: '', width: '2' }, null];
  expect(checkJob({ rooms })?.rooms).toEqual([{ id: 2, name: 'Hall', length: '', width: '2' }]);
});

it('ignores any other stored value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const checked = checkJob(value);
      if (checked) expect(checked.rooms.length).toBeGreaterThan(0);
    }),
  );
  expect(checkJob({ rooms: [] })).toBeNull();
  expect(checkJob({ ...job, flooring: 'marble', carpetWidth: 3 })).toMatchObject({
    flooring: null,
    carpetWidth: 4,
  });
});
