import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { parseOutcode, postcodeMessage } from './postcode.ts';

const areaSummary = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distanceMiles: z.number(),
});

/** All service areas. */
export const listServiceAreas = defineEndpoint({
  method: 'GET',
  path: '/api/service-areas',
  access: 'anyone',
  answer: z.array(areaSummary),
});

/** One service area: its page, with the places around it. */
export const getServiceArea = defineEndpoint({
  method: 'GET',
  path: '/api/service-areas/:area',
  access: 'anyone',
  params: z.object({ area: z.string() }),
  answer: z.extend(areaSummary, {
    content: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    villages: z.array(z.string()),
  }),
});

/** Reads the coverage of a postcode, by its district and in a straight line. */
export const getCoverage = defineEndpoint({
  method: 'GET',
  path: '/api/coverage',
  access: 'anyone',
  query: z.object({
    postcode: z
      .string(postcodeMessage)
      .check(z.refine((text) => parseOutcode(text) !== undefined, postcodeMessage)),
  }),
  answer: z.object({
    covered: z.boolean(),
    /** From the base, to one decimal; `covered` is decided before the rounding. */
    miles: z.number(),
    nearestArea: z.nullable(z.object({ name: z.string(), slug: z.string() })),
    /** The postcode district, at the centre of its population. */
    place: z.object({ outcode: z.string(), latitude: z.number(), longitude: z.number() }),
  }),
});

export type AreaSummary = Answer<typeof listServiceAreas>[number];
export type ServiceArea = Answer<typeof getServiceArea>;
export type Coverage = Answer<typeof getCoverage>;
