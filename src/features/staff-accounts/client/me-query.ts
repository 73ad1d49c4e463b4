import { queryOptions } from '@tanstack/react-query';
import type { Member } from '../contract.ts';

/** Who is signed in, null when nobody is. */
export const meQuery = queryOptions<Member | null>({
  queryKey: ['/api/team/me'],
  meta: { nullWhenSignedOut: true },
});
