import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sketch } from '#features/calculator/sketches/contract.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { sendSketch } from '#tests/support/fixtures/sketches.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sketchLimits } from '../../sketches/sketch-limits.ts';

let site: TestApp;
let now = new Date('2026-11-24T10:00:00Z');
let id: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  id = (await createEstimate(site, 'carpet')).replace('/estimate/', '');
});
afterAll(() => site.close());

const urlOf = (estimateId: string, sketchId = '') =>
  `${site.origin}/api/estimates/${estimateId}/sketches${sketchId && `/${sketchId}`}`;
const jpeg = (hue = 30, width = 60, height = 40) =>
  plainImage(width, height, `hsl(${hue}, 40%, 50%)`).jpeg().toBuffer();

const send = (file: Uint8Array) => sendSketch(site, id, file);

async function add(file: Uint8Array): Promise<Sketch> {
  const answer = await send(file);
  expect(answer.status).toBe(201);
  return answer.json();
}

const list = async (): Promise<Sketch[]> => (await fetch(urlOf(id))).json();
const readBytes = async (url: string) =>
  Buffer.from(await (await fetch(site.origin + url)).arrayBuffer());

async function expectError(answer: Response, status: number, sentence: RegExp) {
  expect((await answer.json()).detail).toMatch(sentence);
  expect(answer.status).toBe(status);
}

describe('a photo or sketch of the rooms', () => {
  it('is attached to an estimate, upright and without what the camera wrote into it', async () => {
    const file = await plainImage(2600, 1300)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '51/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sketch = await add(file);
    expect(sketch).toEqual({
      id: sketch.id,
      url: `/api/estimates/${id}/sketches/${sketch.id}`,
      width: 1000,
      height: 2000,
      addedAt: now.toISOString(),
    });
    expect(await list()).toEqual([sketch]);
    for (const [query, side] of [
      ['', 2000],
      ['?size=small', sketchLimits.smallSide],
    ] as const) {
      const served = await fetch(site.origin + sketch.url + query);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('cache-control')).toBe('private, no-store');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await served.arrayBuffer());
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([width, height, exif, orientation]).toEqual([side / 2, side, undefined, undefined]);
      expect(bytes.includes('Private')).toBe(false);
    }
  });

  it('is stored once, however often and however many at once it is sent', async () => {
    const file = await jpeg();
    const first = await add(file);
    const again = await Promise.all([1, 2, 3, 4].map(() => add(file)));
    expect(again).toEqual([first, first, first, first]);
    expect(await list()).toEqual([first]);
  });

  it('is one of three at the most, also of those sent at once, and room is made by removing one', async () => {
    const files = await Promise.all([0, 60, 120, 180, 240].map((hue) => jpeg(hue)));
    const answers = await Promise.all(files.map((file) => send(file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const sketches = await list();
    expect(sketches).toHaveLength(sketchLimits.count);
    await expectError(await send(await jpeg(300)), 409, /^There are 3 pictures .* remove one/);
    const [one] = sketches;
    const removed = await fetch(urlOf(id, one?.id), { method: 'DELETE' });
    expect(removed.status).toBe(204);
    await add(await jpeg(300));
    expect((await list()).map((sketch) => sketch.id)).not.toContain(one?.id);
  });

  it('goes with its estimate', async () => {
    const { url } = await add(await jpeg());
    await site.database.db.execute(`delete from estimates where id = '${id}'`);
    expect((await fetch(site.origin + url)).status).toBe(404);
    await expectError(await fetch(urlOf(id)), 404, /no estimate/);
    await expectError(await send(await jpeg()), 404, /no estimate/);
  });

  it('is not to be had, listed or removed by the link of another estimate', async () => {
    const sketch = await add(await jpeg());
    const other = (await createEstimate(site, 'vinyl')).replace('/estimate/', '');
    expect(await (await fetch(urlOf(other))).json()).toEqual([]);
    await expectError(await fetch(urlOf(other, sketch.id)), 404, /no picture/);
    const removed = await fetch(urlOf(other, sketch.id), { method: 'DELETE' });
    await expectError(removed, 404, /no picture/);
    expect(await readBytes(sketch.url)).not.toHaveLength(0);
  });
});

describe('a hostile upload', () => {
  it.each([
    ['text', Buffer.from('hello'), 400, /^file: must be a JPEG, PNG or WebP/],
    ['a page', Buffer.from('<html><script>1</script>'), 400, /^file: must be a JPEG/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 400, /^file: must be a JPEG/],
    ['nothing', Buffer.alloc(0), 400, /^file: is empty/],
    ['too much', Buffer.alloc(11 * 1024 * 1024, 1), 413, /^file: is too large/],
  ] as const)('of %s is refused', async (_, file, status, sentence) => {
    await expectError(await send(file), status, sentence);
    expect(await list()).toEqual([]);
  });

  it('is counted: 20 an hour from one network, of whatever kind', async () => {
    now = new Date(now.getTime() + 3_600_000);
    const statuses = new Set<number>();
    for (let sent = 0; sent < sketchLimits.perHour; sent += 1)
      statuses.add((await send(Buffer.from('hello'))).status);
    expect([...statuses]).toEqual([400]);
    const refused = await send(await jpeg());
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.status).toBe(429);
  });
});
