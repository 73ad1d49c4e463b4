import type { QueryClient } from '@tanstack/react-query';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint, endpointUrl } from '#platform/client/request.ts';
import type {
  correctEnquiry,
  editEnquiry,
  exportEnquiries,
  getEnquiry,
  listEnquiries,
  replyToEnquiry,
} from '../../contract.ts';
import type { EnquiryEdit } from '../../enquiry-edit.ts';
import type { EnquiryCorrection } from '../../enquiry-form.ts';

const partLength = 20;

export type EnquiryFilters = {
  search?: string | undefined;
  followedUp?: 'true' | 'false' | undefined;
  kind?: 'enquiries' | 'samples' | undefined;
  sort?: 'newest' | 'oldest' | undefined;
};

export const enquiriesPage = (filters: EnquiryFilters, cursor: string) =>
  pageQuery<typeof listEnquiries>('/api/contact-submissions', {
    query: { ...filters, limit: partLength, cursor },
  });

export const enquiryQuery = (id: string) =>
  readQuery<typeof getEnquiry>('/api/contact-submissions/:id', { params: { id } });

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
export const requestEdit = (id: string, body: EnquiryEdit) =>
  callEndpoint<typeof editEnquiry>('PATCH', '/api/contact-submissions/:id', {
    params: { id },
    body,
  });

/** @throws RequestError */
export const requestCorrection = (id: string, body: Partial<EnquiryCorrection>) =>
  callEndpoint<typeof correctEnquiry>('PATCH', '/api/contact-submissions/:id/details', {
    params: { id },
    body,
  });

/** @throws RequestError */
export const requestReply = (id: string, reply: string) =>
  callEndpoint<typeof replyToEnquiry>('POST', '/api/contact-submissions/:id/replies', {
    params: { id },
    body: { reply },
  });
