import type { BrowserContextOptions } from 'playwright-core';
import type { Role } from '#platform/roles.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** A browser profile in which somebody with this role is signed in. */
export async function signedInProfile(site: TestApp, role: Role) {
  const { cookie } = await staffHeaders(site, role);
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return {
      name,
      value,
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    };
  });
  return { storageState: { cookies, origins: [] } } satisfies BrowserContextOptions;
}
