import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blackPng } from '#tests/support/fixtures/black-png.ts';
import { book, readAppointment } from '#tests/support/fixtures/bookings.ts';
import { photoPath, sendPhoto } from '#tests/support/fixtures/photos.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { photoLimits } from '../../photos/photo-limits.ts';

let site: TestApp;
let id: string;
beforeAll(async () => {
  site = await startTestApp();
  id = await book(site);
});
afterAll(() => site.close());

async function expectError(answer: Response, status: number, sentence: RegExp) {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  const { detail } = await answer.json();
  expect(detail).toMatch(sentence);
  expect(answer.status).toBe(status);
}
const send = (photo: Parameters<typeof sendPhoto>[2]) =>
  sendPhoto(site, id, { role: 'support', ...photo });

const script = '<script>alert(1)</script>';

describe('a hostile file', () => {
  it.each([
    ['text', Buffer.from('hello')],
    ['a page', Buffer.from(`<html>${script}</html>`)],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a film', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(5_000)])],
    ['a head alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a head and noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_000, 7)])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_, file) => {
    await expectError(await send({ file }), 400, /^file: (must be a JPEG, PNG or WebP|is empty)/);
  });

  it.each([
    ['HEIC', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(5_000)])],
    ['AVIF', plainImage(40, 40).avif({ effort: 0 }).toBuffer()],
  ])('%s is refused with what to do instead', async (_, file) => {
    await expectError(await send({ file: await file }), 400, /HEIC can’t be read.*Most Compatible/);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('half a %s is refused', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const create = { width: 400, height: 400, channels: 3, background: '#fff', noise } as const;
    const whole = await sharp({ create }).toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expectError(await send({ file: half }), 400, /^file: .*damaged/);
  });

  it('that is a page as well as a picture is stored as a picture alone', async () => {
    const jpeg = await plainImage(80, 60)
      .jpeg()
      .withExif({ IFD0: { Copyright: script } })
      .toBuffer();
    const answer = await send({ file: Buffer.concat([jpeg, Buffer.from(`<html>${script}`)]) });
    expect(answer.status).toBe(201);
    const path = photoPath(id, (await answer.json()).id);
    const served = await fetch(site.origin + path, {
      headers: await staffHeaders(site, 'support'),
    });
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 });
  });

  it('of gigabytes of pixels is refused before it is decoded', async () => {
    const file = blackPng(30_000);
    await expectError(
      await send({ file }),
      413,
      /^file: is 30000 by 30000 pixels\. The limit is 40/,
    );
    expect((await send({ file: blackPng(3_000) })).status).toBe(201);
    const { photos } = await readAppointment(site, id);
    expect(photos.at(-1)).toMatchObject({ width: photoLimits.side, height: photoLimits.side });
  });

  it('of more bytes than the limit is refused', async () => {
    const file = Buffer.alloc(11 * 1024 * 1024, 1);
    file.set([0xff, 0xd8, 0xff]);
    await expectError(await send({ file }), 413, /^file: is too large\. The limit is 10 MB\.$/);
  });
});

describe('a wrong field', () => {
  it.each<[string, Parameters<typeof sendPhoto>[2], RegExp]>([
    ['a short id', { id: 'a' }, /^id: must be 10 to 60 letters/],
    ['a path as id', { id: '../../../../etc/passwd' }, /^id: must be 10 to 60 letters/],
    ['no time', { takenAt: 'yesterday' }, /^takenAt: must be an instant in UTC\.$/],
    ['a long caption', { caption: 'x'.repeat(121) }, /^caption: must be at most 120 characters\.$/],
    ['a caption of lines', { caption: 'a\nb' }, /^caption: must be one line of text/],
    ['a caption reversed', { caption: 'a\u202eb' }, /^caption: must be one line of text/],
    ['a caption with NUL', { caption: 'a\0b' }, /^caption: holds a character that is not text\.$/],
    ['megabytes of caption', { caption: 'x'.repeat(3_000_000) }, /^(file|caption): /],
  ])('%s is refused', async (_, photo, sentence) => {
    await expectError(await send(photo), 400, sentence);
  });

  async function sendForm(parts: [string, string | Buffer][]) {
    const form = new FormData();
    for (const [name, value] of parts)
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([new Uint8Array(value)]), 'a.jpg');
    const headers = await staffHeaders(site, 'support');
    return fetch(site.origin + photoPath(id), { method: 'POST', headers, body: form });
  }

  it('a missing, an unknown or a repeated one is refused', async () => {
    const file = await plainImage(20, 20).jpeg().toBuffer();
    const fields: [string, string][] = [
      ['id', 'photo-1234567890'],
      ['takenAt', '2027-06-15T09:20:00Z'],
    ];
    const one = /^file: send one picture/;
    await expectError(await sendForm([['file', file]]), 400, /^id: must be the id of the photo\.$/);
    await expectError(await sendForm(fields), 400, one);
    for (const extra of [
      ['by', 'somebody else'],
      ['id', 'photo-0987654321'],
      ['__proto__', 'x'],
      ['file', file],
      ['more', file],
    ] as [string, string | Buffer][])
      await expectError(await sendForm([...fields, ['file', file], extra]), 400, /^file: /);
    await expectError(await sendForm([...fields, ['file', file.toString('base64')]]), 400, one);
    expect((await sendForm([['file', file], ...fields])).status).toBe(201);
  });

  it('an unknown appointment is refused, and a size that is none', async () => {
    await expectError(await sendPhoto(site, 'none', { role: 'support' }), 404, /no appointment/);
    const answer = await fetch(`${site.origin}${photoPath(id, 'none')}?size=huge`, {
      headers: await staffHeaders(site, 'support'),
    });
    await expectError(answer, 400, /^size: must be small\.$/);
  });
});
