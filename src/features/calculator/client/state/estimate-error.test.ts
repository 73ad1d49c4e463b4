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
