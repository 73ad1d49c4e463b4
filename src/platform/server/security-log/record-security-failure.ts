import { Problem } from '../http/errors/problem.ts';
import { currentCaller } from './caller-context.ts';
import type { SecurityFailure } from './security-event.ts';

/**
 * Records a refused attempt of the running request, outside the transaction that the refusal rolls back. Returns at
 * once and throws nothing; see FailureRecorder.
 */
export function recordSecurityFailure(failure: SecurityFailure) {
  const caller = currentCaller();
  caller?.failures?.record(failure, caller);
}

/** Records a failure where a count of attempts is above its limit, which still throws its Problem 429. */
export async function recordIfLimited(counting: Promise<unknown>, failure: SecurityFailure) {
  try {
    await counting;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) recordSecurityFailure(failure);
    throw error;
  }
}
