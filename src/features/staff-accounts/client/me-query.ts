import { queryOptions } from '@tanstack/react-query';
import type { StaffAccount } from '../contract.ts';

/** The signed-in staff account, or null. */
export const meQuery = queryOptions<StaffAccount | null>({
  queryKey: ['/api/team/me'],
  meta: { nullWhenSignedOut: true },
});
