import { queryOptions } from '@tanstack/react-query';
import type { OwnAccount } from '../contract.ts';

/** The signed-in staff account, or null. */
export const meQuery = queryOptions<OwnAccount | null>({
  queryKey: ['/api/team/me'],
  meta: { nullWhenSignedOut: true },
});
