import { callEndpoint } from '#platform/client/request.ts';
import type { getCoverage } from '../contract.ts';
import { parseOutcode } from '../postcode.ts';
import { sayCoverage } from './coverage-text.ts';

/**
 * Describes in a sentence how far a postcode is and whether it is covered; undefined for an invalid or
 * unknown one.
 */
export function describeCoverage(postcode: string): Promise<string | undefined> {
  return readCoverage(postcode, false);
}

/** The same in the words that staff read. */
export function describeCoverageToStaff(postcode: string): Promise<string | undefined> {
  return readCoverage(postcode, true);
}

async function readCoverage(postcode: string, isForStaff: boolean): Promise<string | undefined> {
  if (!parseOutcode(postcode)) return undefined;
  try {
    const query = { postcode };
    return sayCoverage(await callEndpoint<typeof getCoverage>('GET', '/api/coverage', { query }), {
      isForStaff,
    });
  } catch {
    // Optional information: the booking works without it.
    return undefined;
  }
}
