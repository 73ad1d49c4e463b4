import { base, serviceRadiusMiles } from '#features/business/facts.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { getCoverage } from '../contract.ts';
import { parseOutcode } from '../postcode.ts';
import { describeDistance } from './coverage-text.ts';

/** How far a postcode is from us and whether we come; undefined while it is not one, or not known. */
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
    // A courtesy only: the booking goes on without it.
    return undefined;
  }
}
