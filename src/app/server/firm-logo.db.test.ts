import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firm } from '#features/business/firm.ts';
import type { FirmSettings } from '#features/business/firm-settings.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { deleteUnusedImages } from '#features/catalogue/server/queries-images.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { plainImage, upload } from '#tests/support/fixtures/uploads.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  await site.close();
  resetFirm();
});

const path = '/api/admin/firm';
const colours = { brand: '#1f4a3c', action: '#ffc93c' };
type Logo = FirmSettings['look']['logo'];

async function uploadLogo(
  width: number,
  height: number,
  colour?: string,
): Promise<NonNullable<Logo>> {
  const file = await plainImage(width, height, colour).png().toBuffer();
  return (await upload(site, [['file', file]])).json();
}

/** Saves a logo. @returns why it was refused, or 'saved' */
async function save(logo: Logo): Promise<string> {
  const { version } = await (await callAsAdmin(site, 'GET', path)).json();
  const sections = { look: { ...colours, logo } };
  const answer = await callAsAdmin(site, 'PATCH', path, { version, sections });
  return answer.ok ? 'saved' : (await answer.json()).detail;
}
const showsLogo = (logo: Logo) => vi.waitFor(() => expect(firm().logo?.width).toBe(logo?.width));
const readEmail = () => renderEmail({ heading: 'Hello', parts: [] });

it('stands in the firm and in emails in place of the mark, until it is removed', async () => {
  const mark = readEmail();
  const logo = await uploadLogo(600, 200);
  expect(await save(logo)).toBe('saved');
  await showsLogo(logo);
  expect(firm().logo).toMatchObject({
    src: logo.url.replace('.webp', '-480.webp'),
    alt: 'Wyvern Vale Flooring',
  });
  expect((await fetch(site.origin + firm().logo?.src)).status).toBe(200);
  expect(await (await fetch(site.origin + firm().styleSheet)).text()).toContain('.firm-logo{');
  const { html, images } = readEmail();
  expect(html).toContain('width="120" height="40" alt="Wyvern Vale Flooring"');
  expect(images?.[0]?.content.subarray(1, 4).toString()).toBe('PNG');
  expect(images?.[0]?.content.readUInt32BE(16)).toBe(240);
  expect(await save(null)).toBe('saved');
  await showsLogo(null);
  expect(readEmail().html).toBe(mark.html);
});

it('leaves the name beside a logo that is too narrow to say it', async () => {
  const logo = await uploadLogo(200, 200);
  expect(await save(logo)).toBe('saved');
  await showsLogo(logo);
  const { html } = readEmail();
  expect(html).toContain('width="40" height="40" alt=""');
  expect(html).toContain('Wyvern Vale Flooring<br>');
});

it('is kept while it is the logo, and goes a day after another one took its place', async () => {
  const first = await uploadLogo(310, 100);
  const later = () => new Date(Date.now() + 2 * 24 * 3_600_000);
  const isKept = async ({ url }: { url: string }) => (await fetch(site.origin + url)).ok;
  await save(first);
  await deleteUnusedImages(site.database.db, later());
  expect(await isKept(first)).toBe(true);
  const second = await uploadLogo(320, 100);
  expect(await save(second)).toBe('saved');
  await deleteUnusedImages(site.database.db, later());
  expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
  expect(await save(first)).toBe('sections.look.logo: is no longer kept. Please upload it again.');
});

it.each<[string, number, number, RegExp]>([
  ['low', 200, 79, /must be at least 80 pixels high/],
  ['wide', 601, 100, /must be at most six times as wide/],
  ['high', 100, 151, /must be at most one and a half times as high/],
])('is refused where it is too %s', async (_what, width, height, reason) => {
  expect(await save(await uploadLogo(width, height))).toMatch(reason);
});

it('is refused where it is as white as its ground', async () => {
  expect(await save(await uploadLogo(300, 100, '#fdfdfd'))).toMatch(/is almost white/);
  expect(await save(await uploadLogo(300, 100, '#ffc93c'))).toBe('saved');
});

it('is refused with the proportions of another picture', async () => {
  const logo = await uploadLogo(600, 150);
  expect(await save({ ...logo, width: 150 })).toMatch(/is no longer kept/);
});
