import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { NewSpecialDay } from '../../../diary/closed-periods.ts';
import type {
  addTimeOff,
  changeFitter,
  closeDays,
  createFitter,
  listAvailability,
  listClosedDays,
  listFitters,
  openDay,
  removeTimeOff,
} from '../../../diary/contract.ts';
import type { FitterFields, TimeOffFields } from '../../../diary/fitter-form.ts';

export const fittersQuery = readQuery<typeof listFitters>('/api/fitters');
export const availabilityQuery = (from: string, to = from) =>
  readQuery<typeof listAvailability>('/api/fitters/availability', { query: { from, to } });
export const closedDaysQuery = readQuery<typeof listClosedDays>('/api/closed-days');

// Each throws RequestError when the response is not OK.

export const requestFitter = (id: string | undefined, body: FitterFields) =>
  id === undefined
    ? callEndpoint<typeof createFitter>('POST', '/api/fitters', { body })
    : callEndpoint<typeof changeFitter>('PATCH', '/api/fitters/:id', { params: { id }, body });

export const requestTimeOff = (id: string, body: TimeOffFields) =>
  callEndpoint<typeof addTimeOff>('POST', '/api/fitters/:id/time-off', { params: { id }, body });

export const requestTimeOffRemoval = (id: string, timeOffId: string) =>
  callEndpoint<typeof removeTimeOff>('DELETE', '/api/fitters/:id/time-off/:timeOffId', {
    params: { id, timeOffId },
  });

export const requestClosedDays = (days: NewSpecialDay[]) =>
  callEndpoint<typeof closeDays>('POST', '/api/closed-days', { body: { days } });

export const requestOpenDay = (day: string) =>
  callEndpoint<typeof openDay>('DELETE', '/api/closed-days/:day', { params: { day } });
