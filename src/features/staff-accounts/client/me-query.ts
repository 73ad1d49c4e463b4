import { queryOptions } from '@tanstack/react-query';
import type { StaffAccount } from '../contract.ts';

/** Who is signed in, null when nobody is. */
export const meQuery = queryOptions<StaffAccount | null>({
  queryKey: ['/api/team/me'],
  meta: { nullWhenSignedOut: true },
});
