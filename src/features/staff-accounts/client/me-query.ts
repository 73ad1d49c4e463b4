import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isSignedOut } from '#platform/client/reads/read-path.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { getMe, OwnAccount } from '../contract.ts';

/** The signed-in staff account, or null. */
export const meQuery = queryOptions<OwnAccount | null>({
  queryKey: ['/api/team/me'],
  meta: { nullWhenSignedOut: true },
});

const newCookieMs = 1_500;
let rechecking: Promise<OwnAccount | null> | undefined;

/**
 * Reads who is signed in, after a request or a socket was refused. Where nobody is, it asks again a
 * moment later: a confirmation in any tab replaces the token of the session, and the server refuses the
 * old one before the browser has stored the new cookie. Calls at the same time share one check.
 * @throws RequestError when the account could not be read
 */
export function recheckAccount(queries: QueryClient): Promise<OwnAccount | null> {
  rechecking ??= recheck(queries).finally(() => {
    rechecking = undefined;
  });
  return rechecking;
}

async function recheck(queries: QueryClient) {
  let account = await readAccount();
  if (!account) {
    await new Promise((resolve) => setTimeout(resolve, newCookieMs));
    account = await readAccount();
  }
  queries.setQueryData(meQuery.queryKey, account);
  return account;
}

async function readAccount(): Promise<OwnAccount | null> {
  try {
    return await callEndpoint<typeof getMe>('GET', '/api/team/me');
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}
