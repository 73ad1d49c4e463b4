import { readQuery } from '#platform/client/read-query.ts';
import type { getCoverage, getServiceArea, listServiceAreas } from '../contract.ts';

/** Query of all service areas, in the order of the menus. */
export const areasQuery = readQuery<typeof listServiceAreas>('/api/service-areas');

/** Query of one service area by its slug. */
export const areaQuery = (area: string) =>
  readQuery<typeof getServiceArea>('/api/service-areas/:area', { params: { area } });

/** Query of the coverage of a postcode. */
export const coverageQuery = (postcode: string) =>
  readQuery<typeof getCoverage>('/api/coverage', { query: { postcode } });
