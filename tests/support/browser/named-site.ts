import type { CDPSession, Page } from 'playwright-core';
import type { AppOptions } from '#app/server/app-options.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startSite } from './browser.ts';

/** The built site at a name, as passkeys need one: no IP address has any. */
export async function startNamedSite(overrides: Partial<AppOptions>): Promise<TestApp> {
  const port = Number(await findFreePort());
  const publicUrl = `http://localhost:${port}`;
  const site = await startSite({ ...overrides, port, publicUrl });
  return { ...site, origin: publicUrl };
}

/** Gives a page the passkeys of a laptop with a fingerprint reader, which a finger is always on. */
export async function addPasskeys(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}
