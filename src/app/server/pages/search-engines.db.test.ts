import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PageRenderer } from './serve-pages.ts';

const renderer: PageRenderer = {
  classifyPage: () => ({ kind: 'shared', search: '', keep: true }),
  style: '',
  findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
  fixedPaths: ['/', '/a&b'],
  renderPage: async ({ origin }) => ({ status: 200, html: `<p>${origin}</p>` }),
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ renderer, publicUrl: 'https://wyvern.example' });
});
afterAll(() => site.close());

it('whoever finds a weakness reads where to report it, for the next months', async () => {
  const answer = await fetch(`${site.origin}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await answer.text()).split('\n').map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe('https://wyvern.example/.well-known/security.txt');
  const left = new Date(fields.get('Expires') ?? '').getTime() - Date.now();
  expect(left / 86_400_000).toBeGreaterThan(100);
  expect(left / 86_400_000).toBeLessThan(365);
});

describe('search engines', () => {
  it('are excluded from private pages and directed to the site map', async () => {
    const answer = await fetch(`${site.origin}/robots.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/api/', '/admin', '/team-chat', '/estimate/'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain('Sitemap: https://wyvern.example/sitemap.xml');
  });

  it('get every public URL once, absolute and escaped', async () => {
    const answer = await fetch(`${site.origin}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>/);
    const addresses = [...text.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)].map(([, loc]) => loc);
    expect(addresses.slice(0, 2)).toEqual([
      'https://wyvern.example/',
      'https://wyvern.example/a&amp;b',
    ]);
    expect(addresses).toContain('https://wyvern.example/area/bradford-on-avon');
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses).toContain('https://wyvern.example/products/bradford-twist-oat');
    expect(addresses.filter((each) => each?.includes('banner'))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(2 + 10 + 25);
  });
});

describe('a page', () => {
  it('has absolute URLs of the site', async () => {
    expect(await (await fetch(site.origin)).text()).toBe('<p>https://wyvern.example</p>');
  });
});
