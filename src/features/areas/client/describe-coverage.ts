import { base, serviceRadiusMiles } from '#features/business/facts.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { getCoverage } from '../contract.ts';
import { parseOutcode } from '../postcode.ts';
import { describeDistance } from './coverage-text.ts';

/**
 * Describes in a sentence how far a postcode is and whether it is covered; undefined for an invalid or
 * unknown one.
 */
export async function describeCoverage(postcode: string): Promise<string | undefined> {
  if (!parseOutcode(postcode)) return undefined;
  try {
    const { covered, miles } = await callEndpoint<typeof getCoverage>('GET', '/api/coverage', {
      query: { postcode },
    });
    const distance = describeDistance(Math.round(miles), covered);
    return covered
      ? `${distance} from ${base.town}: we come to you.`.replace(/^./, (letter) =>
          letter.toUpperCase(),
        )
      : `Beyond our usual ${serviceRadiusMiles} miles. Ask anyway: we will say whether we can come.`;
  } catch {
    // Optional information: the booking works without it.
    return undefined;
  }
}
