import { expect, it } from 'vitest';
import { RequestError } from '#platform/request-error.ts';
import { describeEstimateError } from './estimate-error.ts';

it('names the room that the server refused', () => {
  const error = new RequestError(400, 'rooms[1].length: must be at most 50 metres.');
  const rooms = [{ name: 'Lounge' }, { name: 'Hall' }];
  expect(describeEstimateError(error, rooms)).toBe('Hall: length must be at most 50 metres.');
});

it('returns null when the error is not the visitor’s, so that the toast shows it', () => {
  expect(describeEstimateError(new RequestError(500, 'Something went wrong.'), [])).toBeNull();
});

it('names the field of a part or of stairs', () => {
  const refuse = (detail: string) =>
    describeEstimateError(new RequestError(400, detail), [{ name: 'Lounge' }, { name: 'Stairs' }]);
  expect(refuse('rooms[0].parts[2].width: must end on the wall.')).toBe(
    'Lounge: width must end on the wall.',
  );
  expect(refuse('rooms[1].stairs.steps: must be a whole number.')).toBe(
    'Stairs: steps must be a whole number.',
  );
});

it('names the doorway that the server refused', () => {
  const error = new RequestError(400, 'rooms[0].doorways[1].width: must be from 0.3 to 6 metres.');
  expect(describeEstimateError(error, [{ name: 'Lounge' }])).toBe(
    'Lounge, doorway 2: width must be from 0.3 to 6 metres.',
  );
});
