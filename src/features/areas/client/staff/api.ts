import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { AreaFields } from '../../area-fields.ts';
import type {
  addArea,
  changeArea,
  listAreas,
  listAreaVersions,
  removeArea,
} from '../../staff-contract.ts';

export const staffAreasQuery = readQuery<typeof listAreas>('/api/admin/areas');
export const areaVersionsQuery = (id: string) =>
  readQuery<typeof listAreaVersions>('/api/admin/areas/:id/versions', { params: { id } });

// Each throws RequestError when the response is not OK.

/** Saves an area as it was read in a version, or a new one. */
export const requestArea = (
  area: { id: string; version: number } | undefined,
  fields: AreaFields,
) =>
  area
    ? callEndpoint<typeof changeArea>('PATCH', '/api/admin/areas/:id', {
        params: { id: area.id },
        body: { ...fields, version: area.version },
      })
    : callEndpoint<typeof addArea>('POST', '/api/admin/areas', { body: fields });

export const requestAreaRemoval = (id: string) =>
  callEndpoint<typeof removeArea>('DELETE', '/api/admin/areas/:id', { params: { id } });
