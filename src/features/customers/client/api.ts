import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint, endpointUrl } from '#platform/client/request.ts';
import type {
  addCustomerNote,
  addStep,
  correctCustomer,
  deleteCustomerNote,
  dismissCustomer,
  editStep,
  getCustomer,
  listCustomers,
  mergeCustomer,
  mergeSeveral,
  readTimeline,
  restoreCustomer,
  separateRecord,
  unmergeCustomer,
  verifyContact,
} from '../contract.ts';
import type { CustomerCorrection, StepInput } from '../customer-forms.ts';
import type { exportCustomers } from '../import-contract.ts';

const pageSize = 50;

export type CustomerFilters = {
  search?: string | undefined;
  sort?: 'recent' | 'name' | undefined;
  steps?: 'open' | 'overdue' | undefined;
};

export const customersPage = (filters: CustomerFilters, cursor: string) => ({
  ...pageQuery<typeof listCustomers>('/api/customers', {
    query: { ...filters, limit: pageSize, cursor },
  }),
  staleTime: 0,
});

/** Every customer, whatever the filters. */
export const customersFile = endpointUrl<typeof exportCustomers>('/api/customers/export.csv');

export const customerQuery = (id: string) => ({
  ...readQuery<typeof getCustomer>('/api/customers/:id', { params: { id } }),
  staleTime: 0,
});

export const timelinePage = (id: string, cursor: string) => ({
  ...pageQuery<typeof readTimeline>('/api/customers/:id/timeline', {
    params: { id },
    query: { limit: pageSize, cursor },
  }),
  staleTime: 0,
});

/** Invalidates every query about customers. */
export function refreshCustomers(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      String(path).startsWith('/api/customers') || path === '/api/admin/dashboard',
  });
}

/** One change at a time: whether one is being made, and what went wrong with the last one. */
export function useCustomerChange() {
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState('');
  /** @returns whether it succeeded */
  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    setIsSaving(true);
    setErrorText('');
    const error = await send().then(
      () => undefined,
      (failure: unknown) => failure,
    );
    if (error !== undefined) setErrorText(errorMessage(error));
    await refreshCustomers(queries);
    setIsSaving(false);
    return error === undefined;
  };
  return { change, isSaving, errorText };
}

// Each throws RequestError when the response is not OK.

export const requestMerge = (id: string, other: string) =>
  callEndpoint<typeof mergeCustomer>('POST', '/api/customers/:id/merge', {
    params: { id },
    body: { with: other },
  });

export const requestMergeOfSeveral = (id: string, others: readonly string[]) =>
  callEndpoint<typeof mergeSeveral>('POST', '/api/customers/:id/merges', {
    params: { id },
    body: { with: [...others] },
  });

export const requestUnmerge = (id: string) =>
  callEndpoint<typeof unmergeCustomer>('POST', '/api/customers/:id/unmerge', { params: { id } });

export const requestDismissal = (id: string, other: string) =>
  callEndpoint<typeof dismissCustomer>('POST', '/api/customers/:id/dismissals', {
    params: { id },
    body: { with: other },
  });

export const requestRestore = (id: string, other: string) =>
  callEndpoint<typeof restoreCustomer>('DELETE', '/api/customers/:id/dismissals/:with', {
    params: { id, with: other },
  });

export const requestSeparation = (
  id: string,
  body: { kind: 'appointment' | 'enquiry' | 'conversation'; recordId: string },
) =>
  callEndpoint<typeof separateRecord>('POST', '/api/customers/:id/separations', {
    params: { id },
    body,
  });

export const requestVerification = (
  id: string,
  { kind, value }: { kind: 'email' | 'phone'; value: string },
) =>
  callEndpoint<typeof verifyContact>('POST', '/api/customers/:id/verified-contacts', {
    params: { id },
    body: { kind, value },
  });

export const requestCorrection = (id: string, body: CustomerCorrection) =>
  callEndpoint<typeof correctCustomer>('PATCH', '/api/customers/:id/details', {
    params: { id },
    body,
  });

export const requestNote = (id: string, content: string) =>
  callEndpoint<typeof addCustomerNote>('POST', '/api/customers/:id/notes', {
    params: { id },
    body: { content },
  });

export const requestNoteDeletion = (id: string, noteId: string) =>
  callEndpoint<typeof deleteCustomerNote>('DELETE', '/api/customers/:id/notes/:noteId', {
    params: { id, noteId },
  });

export const requestStep = (id: string, body: StepInput) =>
  callEndpoint<typeof addStep>('POST', '/api/customers/:id/steps', { params: { id }, body });

export const requestStepChange = (
  id: string,
  stepId: string,
  body: Partial<StepInput> & { isDone?: boolean },
) =>
  callEndpoint<typeof editStep>('PATCH', '/api/customers/:id/steps/:stepId', {
    params: { id, stepId },
    body,
  });
