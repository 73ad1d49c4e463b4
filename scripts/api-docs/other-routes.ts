import * as z from 'zod/mini';
import type { DocumentedEndpoint } from './read-contracts.ts';

const token = z.object({ token: z.string() });

function route(file: string, name: string, path: string, doc: string, more: object) {
  return { file, name, doc, endpoint: { method: 'GET', path, access: 'anyone', ...more } };
}

/** The routes that programs call and no contract declares. */
export const otherRoutes = [
  route(
    'src/features/booking/contract.ts',
    'getOwnVisitCalendar',
    '/api/visits/:token/calendar.ics',
    'The visit of a visit link as a calendar file. 404 for an unknown link, 409 without a fixed visit, 410 for a link that has ended.',
    { params: token, streams: 'text/calendar' },
  ),
  route(
    'src/features/booking/calendars/contract.ts',
    'getCalendarFeed',
    '/calendar/:token',
    'The visits of a fitter, or of everybody, for calendar apps. The token is secret and ends with `.ics`.',
    { params: token, streams: 'text/calendar' },
  ),
  route(
    'src/platform/image-contract.ts',
    'getImage',
    '/images/:file',
    'An image: `<name>-<hash>.webp` as it was stored, or `<name>-<hash>-<width>.avif` and `.webp` in one of the widths that pages use. The content of an address never changes.',
    { params: z.object({ file: z.string() }), streams: 'image/*' },
  ),
  route(
    'src/platform/server/http/health.ts',
    'checkHealth',
    '/healthz',
    'Answers as long as the process serves requests.',
    { answer: z.object({ status: z.literal('ok') }) },
  ),
  route(
    'src/platform/server/http/health.ts',
    'checkReadiness',
    '/readyz',
    'Answers whether the database takes writes. 503 when it does not.',
    { answer: z.object({ status: z.string() }) },
  ),
] as unknown as DocumentedEndpoint[];
