import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { callEndpoint, endpointUrl } from '#platform/client/request.ts';
import { type Day, dayInLondon } from '#platform/dates/london-time.ts';
import type { retryMail } from '#platform/mail-contract.ts';
import type { StaffBooking } from '../../booking-form.ts';
import type {
  bookByStaff,
  changeVisit,
  exportAppointments,
  getAppointment,
  listAppointments,
  setAppointmentStatus,
  swapVisits,
  undoChange,
} from '../../contract.ts';
import type {
  AppointmentDetails,
  correctAppointment,
  editAppointment,
} from '../../details-contract.ts';
import type { FreeDay, listFreeSlots, listVisits } from '../../diary/contract.ts';
import type { reportVisit } from '../../today/contract.ts';
import type { Figure, Status } from '../../transitions.ts';
import type { Visit } from '../../visit-slots.ts';

/** Rows shown at first, and added by each `Load more`. */
const pageSize = 20;

export type AppointmentFilters = {
  search?: string | undefined;
  status?: Status | undefined;
  figure?: Figure | undefined;
  visitFrom?: Day | undefined;
  visitTo?: Day | undefined;
  sort?: 'newest' | 'oldest' | 'customer' | 'visit' | undefined;
};

export const appointmentsPage = (filters: AppointmentFilters, cursor: string, limit = pageSize) =>
  pageQuery<typeof listAppointments>('/api/appointments', { query: { ...filters, limit, cursor } });

export const appointmentQuery = (id: string) =>
  readQuery<typeof getAppointment>('/api/appointments/:id', { params: { id } });

export const appointmentsFile = (filters: AppointmentFilters) =>
  endpointUrl<typeof exportAppointments>('/api/appointments/export.csv', { query: filters });

/** The fixed visits of a range of days, both inclusive. */
export const visitsQuery = (from: Day, to: Day) =>
  readQuery<typeof listVisits>('/api/appointments/visits', { query: { from, to } });

/** The free slots of a range of days, both inclusive. */
export const freeSlotsBetweenQuery = (query: { from: Day; to: Day }) =>
  readQuery<typeof listFreeSlots>('/api/appointments/slots', { query });

/** Free slots on those of the preferred dates that are not past. */
export const freeSlotsOnQuery = (dates: readonly Day[]) =>
  queryOptions({
    queryKey: ['/api/appointments/slots', ...dates],
    staleTime: 0,
    queryFn: async (): Promise<FreeDay[]> => {
      const today = dayInLondon(new Date());
      const days = dates
        .filter((date) => date >= today)
        .map((date) =>
          callEndpoint<typeof listFreeSlots>('GET', '/api/appointments/slots', {
            query: { from: date, to: date },
          }),
        );
      return (await Promise.all(days)).flat();
    },
  });

const showingAppointments = ['/api/appointments', '/api/admin/stats', '/api/admin/dashboard'];

/** Invalidates every query about appointments. */
export function refreshAppointments(queries: QueryClient) {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      showingAppointments.some((start) => String(path).startsWith(start)),
  });
}

// Each throws RequestError when the response is not OK.

export const requestStatus = (
  id: string,
  body: { status: Status; visit?: Visit; undoable?: boolean; note?: string },
) =>
  callEndpoint<typeof setAppointmentStatus>('PATCH', '/api/appointments/:id/status', {
    params: { id },
    body,
  });

export const requestStaffBooking = (body: StaffBooking) =>
  callEndpoint<typeof bookByStaff>('POST', '/api/appointments/by-staff', { body });

export const requestVisit = (
  id: string,
  body: { visit: Visit; fitterId?: string; undoable: boolean; note?: string },
) =>
  callEndpoint<typeof changeVisit>('PATCH', '/api/appointments/:id/visit', {
    params: { id },
    body,
  });

/** Sends the report of a fitter who could not make a visit. @returns the appointment as it is now */
export async function requestNotMade(
  appointmentId: string,
  { visit, text }: { visit: Visit; text: string },
) {
  const at = new Date().toISOString();
  const report = {
    kind: 'could-not',
    id: crypto.randomUUID(),
    appointmentId,
    visit,
    at,
    text,
  } as const;
  await callEndpoint<typeof reportVisit>('POST', '/api/today/reports', { body: report });
  return callEndpoint<typeof getAppointment>('GET', '/api/appointments/:id', {
    params: { id: appointmentId },
  });
}

export const requestSwap = (id: string, otherId: string) =>
  callEndpoint<typeof swapVisits>('POST', '/api/appointments/:id/swap', {
    params: { id },
    body: { with: otherId },
  });

export const requestUndo = (id: string) =>
  callEndpoint<typeof undoChange>('POST', '/api/appointments/:id/undo', {
    params: { id },
  });

export const requestEdit = (
  id: string,
  body: {
    quotedAmount?: number | null;
    quoteSent?: boolean;
    notes?: string | null;
    estimateId?: string;
  },
) =>
  callEndpoint<typeof editAppointment>('PATCH', '/api/appointments/:id', { params: { id }, body });

export const requestCorrection = (id: string, body: Partial<AppointmentDetails>) =>
  callEndpoint<typeof correctAppointment>('PATCH', '/api/appointments/:id/details', {
    params: { id },
    body,
  });

export const requestEmailResend = (id: string) =>
  callEndpoint<typeof retryMail>('POST', '/api/mails/:id/retry', { params: { id } });
