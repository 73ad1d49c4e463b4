import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '#platform/client/read-query.ts';
import type { Coverage, getCoverage, getServiceArea, listServiceAreas } from '../contract.ts';

/** All areas, in the order of the menus. */
export const areasQuery = readQuery<typeof listServiceAreas>('/api/service-areas');

/** One area by its slug. */
export const areaQuery = (area: string) =>
  readQuery<typeof getServiceArea>('/api/service-areas/:area', { area });

const coveragePath: (typeof getCoverage)['path'] = '/api/coverage';

export const coverageUrl = (postcode: string) =>
  `${coveragePath}?${new URLSearchParams({ postcode })}`;

/** Whether we come to a postcode. */
export const coverageQuery = (postcode: string) =>
  queryOptions<Coverage>({ queryKey: [coverageUrl(postcode)] });
