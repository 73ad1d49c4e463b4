import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageSrcSet } from '#platform/image-widths.ts';
import { blackPng } from '#tests/support/fixtures/black-png.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { plainImage, upload } from '#tests/support/fixtures/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function expectError(answer: Response, status: number, sentence: string | RegExp) {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  const { detail } = await answer.json();
  expect(detail).toMatch(sentence);
  expect(answer.status).toBe(status);
}

describe('an uploaded image', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s is kept and served', async (format) => {
    const file = await plainImage(300, 200).toFormat(format).toBuffer();
    const answer = await upload(site, [['file', file, 'a name that lies.svg']]);
    expect(answer.status).toBe(201);
    const picture = await answer.json();
    expect(picture).toMatchObject({ width: 300, height: 200 });
    const served = await fetch(site.origin + picture.url);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height } = await sharp(await served.arrayBuffer()).metadata();
    expect([width, height]).toEqual([300, 200]);
  });

  it('is served in the widths and formats of the site’s own images', async () => {
    const file = await plainImage(2000, 1000).jpeg().toBuffer();
    const picture = await (await upload(site, [['file', file]])).json();
    expect(picture).toMatchObject({ width: 1600, height: 800 });
    for (const format of ['avif', 'webp'] as const) {
      const candidates = imageSrcSet(picture.url, format, 1600)?.split(', ') ?? [];
      expect(candidates).toHaveLength(7);
      for (const candidate of candidates) {
        const [address, width] = candidate.split(' ');
        const answer = await fetch(site.origin + address);
        expect(answer.headers.get('content-type')).toBe(`image/${format}`);
        expect(answer.headers.get('cache-control')).toContain('immutable');
        const served = await sharp(await answer.arrayBuffer()).metadata();
        expect(`${served.width}w`).toBe(width);
      }
    }
  });

  it('is rotated upright and has no camera metadata', async () => {
    const file = await plainImage(400, 100)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '51/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await (await upload(site, [['file', file]])).json();
    expect(picture).toMatchObject({ width: 100, height: 400 });
    const bytes = Buffer.from(await (await fetch(site.origin + picture.url)).arrayBuffer());
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes('Private')).toBe(false);
  });

  it('uploaded twice has one URL', async () => {
    const file = await plainImage(60, 60, '#123456').png().toBuffer();
    const [one, other] = await Promise.all([
      upload(site, [['file', file]]),
      upload(site, [['file', file]]),
    ]);
    expect(await one.json()).toEqual(await other.json());
  });
});

describe('an invalid upload', () => {
  it.each([
    ['text', Buffer.from('hello')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a head alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a head and noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_000, 7)])],
    ['a film', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(5_000)])],
  ])('%s is refused whatever its file name', async (_, bytes) => {
    await expectError(await upload(site, [['file', bytes]]), 400, /^file: must be a JPEG, PNG/);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('half a %s is refused', async (format) => {
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    });
    // Noise takes the encoder of AVIF seconds, unless it makes no effort.
    const whole = await noise.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expectError(await upload(site, [['file', half]]), 400, /^file: .*damaged/);
  });

  it('a small file with gigabytes of pixels is refused before it is decoded', async () => {
    const bomb = blackPng(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    await expectError(
      await upload(site, [['file', bomb]]),
      413,
      /^file: is 30000 by 30000 pixels\. The limit is 40 million/,
    );
    const sound = await upload(site, [['file', blackPng(3_000)]]);
    expect(await sound.json()).toMatchObject({ width: 1600, height: 1600 });
  });

  it('more bytes than the limit are refused, and the next upload is taken', async () => {
    const huge = Buffer.alloc(11 * 1024 * 1024, 1);
    huge.set([0xff, 0xd8, 0xff]);
    await expectError(await upload(site, [['file', huge]]), 413, 'The limit is 10 MB.');
    const file = await plainImage(20, 20).jpeg().toBuffer();
    expect((await upload(site, [['file', file]])).status).toBe(201);
  });

  it('another field, two files, many files or none are refused', async () => {
    const file = await plainImage(20, 20).jpeg().toBuffer();
    const one = /^file: send one picture, in the field "file"/;
    await expectError(await upload(site, [['image', file]]), 400, one);
    await expectError(
      await upload(site, [
        ['file', file],
        ['file', file],
      ]),
      400,
      one,
    );
    await expectError(
      await upload(site, [
        ['file', file],
        ['more', file],
      ]),
      400,
      one,
    );
    const many = Array.from({ length: 30 }, () => ['file', file] as [string, Buffer]);
    await expectError(await upload(site, many), 400, one);
    await expectError(await upload(site, []), 400, /^file: /);
    await expectError(await upload(site, [['file', Buffer.alloc(0)]]), 400, 'file: is empty.');
    await expectError(await upload(site, [['__proto__', file]]), 400, /^file: /);
  });

  it.each([
    ['application/json', '{}', 415],
    ['image/jpeg', 'x', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; na', 400],
    ['multipart/form-data; boundary=b', '', 400],
  ])('a body of %s that is no upload is refused: %j', async (type, body, status) => {
    const answer = await fetch(`${site.origin}/api/media`, {
      method: 'POST',
      headers: { 'content-type': type, ...(await staffHeaders(site, 'admin')) },
      body,
    });
    await expectError(answer, status, /"file"|file:/);
  });

  it('the server survives an aborted upload', async () => {
    const { hostname, port } = new URL(site.origin);
    const { cookie } = await staffHeaders(site, 'admin');
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const begun = `POST /api/media HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc`;
    await new Promise((resolve) => socket.write(begun, resolve));
    socket.destroy();
    const file = await plainImage(21, 21).jpeg().toBuffer();
    expect((await upload(site, [['file', file]])).status).toBe(201);
  });

  it('is refused to support and to visitors before the body is read', async () => {
    const file = await plainImage(20, 20).jpeg().toBuffer();
    await expectError(
      await upload(site, [['file', file]], 'support'),
      403,
      /^Only an office or admin/,
    );
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'a.jpg');
    const answer = await fetch(`${site.origin}/api/media`, { method: 'POST', body: form });
    await expectError(answer, 401, 'Please sign in.');
  });

  it.each([
    `/images/upload-${'0'.repeat(32)}-00000000.webp`,
    `/images/upload-${'0'.repeat(32)}-00000000-160.avif`,
  ])('is not there: %s', async (path) => {
    expect((await fetch(site.origin + path)).status).toBe(404);
  });
});
