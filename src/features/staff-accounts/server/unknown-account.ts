import { Problem } from '#platform/server/http/errors/problem.ts';

export const unknownAccount = () =>
  new Problem(404, 'There is no member of the team with this id.');
