import type { Staff } from '#platform/server/http/access.ts';
import type { TestApp } from './test-app.ts';

/** Headers of a request by a signed-in member of staff with a role. */
export async function staffHeaders(
  _site: TestApp,
  role: Staff['role'],
): Promise<{ cookie: string }> {
  return { cookie: `test_staff=${role}` };
}

/** Stands in for sessions. */
export function readStaffCookie(cookie: string | undefined): Staff | undefined {
  const role = /test_staff=(support|admin)/.exec(cookie ?? '')?.[1];
  if (role !== 'support' && role !== 'admin') return undefined;
  return { id: `test-${role}`, name: `Test ${role}`, email: `${role}@wyvernvale.example`, role };
}
