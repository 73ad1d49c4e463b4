import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '#platform/client/read-query.ts';
import { callEndpoint, endpointUrl } from '#platform/client/request.ts';
import type { exportEnquiries, followUpEnquiry, listEnquiries } from '../../contract.ts';

const partLength = 50;

export type EnquiryFilters = {
  search?: string | undefined;
  followedUp?: 'true' | 'false' | undefined;
  sort?: 'newest' | 'oldest' | undefined;
};

export const enquiriesPage = (filters: EnquiryFilters, cursor: string) =>
  pageQuery<typeof listEnquiries>('/api/contact-submissions', {
    query: { ...filters, limit: partLength, cursor },
  });

export const enquiriesFile = (filters: EnquiryFilters) =>
  endpointUrl<typeof exportEnquiries>('/api/contact-submissions/export.csv', { query: filters });

/** Invalidates every query about enquiries. */
export function refreshEnquiries(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      String(path).startsWith('/api/contact-submissions') || path === '/api/admin/stats',
  });
}

/** @throws RequestError */
export const requestFollowUp = (id: string, followedUp: boolean) =>
  callEndpoint<typeof followUpEnquiry>('PATCH', '/api/contact-submissions/:id', {
    params: { id },
    body: { followedUp },
  });
