import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { areaFields } from './area-fields.ts';

const staffArea = z.extend(areaFields, { id: z.string(), version: z.int() });
const version = z.int('must be the version that was read.');

/** All areas with everything that staff can change. */
export const listAreas = defineEndpoint({
  method: 'GET',
  path: '/api/admin/areas',
  access: 'admin',
  answer: z.array(staffArea),
});
export type StaffArea = Answer<typeof listAreas>[number];

/** Adds an area. 400 for a postcode that is nowhere, 409 for an address that another area has. */
export const addArea = defineEndpoint({
  method: 'POST',
  path: '/api/admin/areas',
  access: 'admin',
  body: areaFields,
  status: 201,
  answer: staffArea,
});

/** Saves an area. 409 when somebody else has saved it since `version`. */
export const changeArea = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/areas/:id',
  access: 'admin',
  params: z.object({ id: z.string() }),
  body: z.extend(areaFields, { version }),
  answer: staffArea,
});

/** Removes an area and its page. */
export const removeArea = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/areas/:id',
  access: 'admin',
  params: z.object({ id: z.string() }),
});

/** The saves of an area, the newest first. */
export const listAreaVersions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/areas/:id/versions',
  access: 'admin',
  params: z.object({ id: z.string() }),
  answer: z.array(
    z.object({
      version: z.int(),
      fields: areaFields,
      changedBy: z.string(),
      changedAt: z.string(),
    }),
  ),
});
export type AreaVersion = Answer<typeof listAreaVersions>[number];
