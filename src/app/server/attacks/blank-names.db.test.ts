import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  site = await startTestApp();
  admin = await staffHeaders(site, 'admin');
});
afterAll(() => site.close());

const blank = ['   ', '\u200b\u200d\ufeff', '\u3164\u3164'];
const broken = ['Bob\u0007 Smith', 'Bob\nSmith', 'Bob \u202ehtimS', '\u001b[31mBob Smith'];

const room = { id: 1, name: 'Lounge', length: 3, width: 3 };
const enquiry = {
  firstName: 'Ada',
  lastName: 'Weaver',
  email: 'ada@example.com',
  phone: '01632 960147',
};
const registration = { name: 'Ada', email: 'ada@example.com', password: 'long enough' };
const product = { name: 'Plain' };
const colour = { name: 'Oat' };

/** Every call that takes a name or another short text, with the text in its place. */
const calls: [field: string, path: string, body: (text: string) => unknown][] = [
  ['customerName', '/api/appointments', (text) => buildBooking({ customerName: text })],
  ['address', '/api/appointments', (text) => buildBooking({ address: text })],
  ['firstName', '/api/contact-submissions', (text) => ({ ...enquiry, firstName: text })],
  ['lastName', '/api/contact-submissions', (text) => ({ ...enquiry, lastName: text })],
  ['name', '/api/team/register', (text) => ({ ...registration, name: text })],
  [
    'rooms[0].name',
    '/api/calculator/estimate',
    (text) => ({ rooms: [{ ...room, name: text }], flooringType: 'carpet' }),
  ],
  ['name', '/api/products', (text) => ({ name: text })],
  [
    'colorOptions[0].name',
    '/api/products',
    (text) => ({ ...product, colorOptions: [{ ...colour, name: text }] }),
  ],
  ['features[0]', '/api/products', (text) => ({ ...product, features: [text] })],
  [
    'specifications.Width',
    '/api/products',
    (text) => ({ ...product, specifications: { Width: text } }),
  ],
];

const post = (path: string, body: unknown) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: { ...admin, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

describe('a name that cannot be seen or is no plain line', () => {
  it.each(calls)('is refused as %s of %s', async (field, path, body) => {
    for (const text of [...blank, ...broken]) {
      const answer = await post(path, body(text));
      expect(answer.statusCode, JSON.stringify(text)).toBe(400);
      expect(answer.json().errors[0].field, JSON.stringify(text)).toBe(field);
      expect(answer.json().detail.startsWith(`${field}: `)).toBe(true);
    }
  });

  it('is refused as the optional SKU and brand of a product, which may be empty', async () => {
    for (const field of ['sku', 'brand']) {
      for (const text of ['\u200b', ...broken])
        expect((await post('/api/products', { ...product, [field]: text })).statusCode).toBe(400);
      expect((await post('/api/products', { ...product, [field]: ' ' })).statusCode).toBe(201);
    }
  });

  it('is refused as the name in a chat frame, and the socket stays open', async () => {
    const visitor = await connectChat(site);
    for (const customerName of [...blank, ...broken]) {
      visitor.write(null, 'Hello', { customerName });
      expect((await visitor.next('error')).message).toMatch(/^customerName: must .+\.$/);
    }
    visitor.write(null, 'Hello', { customerName: 'Zoë O’Brien 👩‍👧' });
    await visitor.next('conversation_created');
    visitor.close();
  });
});

it.each(['4m', '5 m', '0x4', '4.0', '', ' 4', '3', null, [4]])(
  'the carpet width %j is refused',
  async (carpetWidth) => {
    const answer = await post('/api/calculator/estimate', {
      rooms: [room],
      flooringType: 'carpet',
      carpetWidth,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toBe('carpetWidth: must be 4 or 5 (metres).');
  },
);

it.each([4, 5, '4', '5'])('the carpet width %j is taken', async (carpetWidth) => {
  const body = { rooms: [room], flooringType: 'carpet', carpetWidth };
  expect((await post('/api/calculator/estimate', body)).json().carpetWidth).toBe(
    Number(carpetWidth),
  );
});
