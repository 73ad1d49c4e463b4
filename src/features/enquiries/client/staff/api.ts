import type { QueryClient } from '@tanstack/react-query';
import { listUrl, readListQuery } from '#platform/client/read-list-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { followUpEnquiry, listEnquiries } from '../../contract.ts';

const partLength = 50;

export type EnquiryFilters = {
  search?: string;
  followedUp?: 'true' | 'false';
  sort?: 'newest' | 'oldest';
};

export const enquiriesPage = (filters: EnquiryFilters, cursor: string) =>
  readListQuery<typeof listEnquiries>(
    '/api/contact-submissions',
    { ...filters, limit: partLength },
    cursor,
  );

export const enquiriesFile = (filters: EnquiryFilters) =>
  listUrl('/api/contact-submissions/export.csv', filters);

/** Has the leads that are on screen read again. */
export function refreshEnquiries(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === '/api/contact-submissions' || path === '/api/admin/stats',
  });
}

/** @throws RequestError */
export const requestFollowUp = (id: string, followedUp: boolean) =>
  callEndpoint<typeof followUpEnquiry>('PATCH', '/api/contact-submissions/:id', {
    params: { id },
    body: { followedUp },
  });
