import type { QueryClient } from '@tanstack/react-query';
import { listAddress, readListQuery } from '#platform/client/read-list-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { followUpLead, listLeads } from '../../contract.ts';

const partLength = 50;

export type LeadFilters = {
  search?: string;
  followedUp?: 'true' | 'false';
  sort?: 'newest' | 'oldest';
};

export const leadsPart = (filters: LeadFilters, cursor: string) =>
  readListQuery<typeof listLeads>(
    '/api/contact-submissions',
    { ...filters, limit: partLength },
    cursor,
  );

export const leadsFile = (filters: LeadFilters) =>
  listAddress('/api/contact-submissions/export.csv', filters);

/** Has the leads that are on screen read again. */
export function refreshLeads(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === '/api/contact-submissions' || path === '/api/admin/stats',
  });
}

/** @throws RequestError */
export const requestFollowUp = (id: string, followedUp: boolean) =>
  callEndpoint<typeof followUpLead>('PATCH', '/api/contact-submissions/:id', {
    params: { id },
    body: { followedUp },
  });
