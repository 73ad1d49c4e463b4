import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '#platform/request-error.ts';
import { errorMessage, formErrorMessage } from './error-message.ts';
import { callEndpoint, fetchJson } from './request.ts';
import { uploadImage } from './upload-image.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const html = '<!DOCTYPE html>\n<html><body><h1>502 Bad Gateway</h1></body></html>';
const problem = JSON.stringify({ title: 'Conflict', detail: 'Somebody else was first.' });

const failures: [string, () => Promise<Response>, { status: number; message: string }][] = [
  [
    'a problem document',
    async () => new Response(problem, { status: 409 }),
    { status: 409, message: '409: Somebody else was first.' },
  ],
  [
    'a text',
    async () => new Response('Too large', { status: 413 }),
    { status: 413, message: '413: Too large' },
  ],
  [
    'an empty body',
    async () => new Response('', { status: 500, statusText: 'Internal Server Error' }),
    { status: 500, message: '500: Internal Server Error' },
  ],
  [
    'the HTML page of a proxy',
    async () => new Response(html, { status: 502, statusText: 'Bad Gateway' }),
    { status: 502, message: '502: Bad Gateway' },
  ],
  [
    'the HTML page of a proxy over HTTP/2',
    async () => new Response(html, { status: 502 }),
    { status: 502, message: '' },
  ],
  ['HTML with status 200', async () => new Response(html), { status: 0, message: '' }],
  [
    'no response',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    { status: 0, message: '' },
  ],
];

describe.each([
  ['a read', () => fetchJson('/api/things')],
  ['a call', () => callEndpoint('POST', '/api/things', { body: undefined })],
  ['an upload', () => uploadImage(new File(['x'], 'x.png'))],
])('%s', (_name, send) => {
  it.each(failures)('that gets %s throws the same error', async (_what, respond, expected) => {
    fetched.mockImplementation(respond);
    const failed = send().catch((error: unknown) => error);
    // Longer than a request is retried.
    await vi.advanceTimersByTimeAsync(20_000);
    const error = await failed;
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject(expected);
    for (const shown of [errorMessage(error), formErrorMessage(error)]) {
      expect(shown).not.toMatch(/<|JSON|fetch/);
      expect(shown).not.toBe('');
    }
    expect(errorMessage(error)).not.toMatch(/Internal Server Error|Bad Gateway/);
  });
});

it('a failed request without a message of the server has a sentence of its own', () => {
  const unreachable = new RequestError(0, '');
  expect(formErrorMessage(unreachable)).toBe('Please try again later.');
  expect(errorMessage(unreachable)).toMatch(/^We can’t reach the server/);
  const importFailed = new TypeError('Failed to fetch dynamically imported module');
  expect(formErrorMessage(importFailed)).toBe('Please try again later.');
});
