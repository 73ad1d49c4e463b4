import { describe, expect, it } from 'vitest';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');
const publicUrl = 'http://localhost:3000';

async function listPaths(): Promise<string[]> {
  const map = await (await fetch(`${shared.site.origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(publicUrl, ''),
  );
}

const pick = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

describe('every page in the site map', () => {
  it('answers 200 under its own address, with head matter of its own', async () => {
    const paths = await listPaths();
    expect(paths.length).toBeGreaterThan(55);
    const titles = new Map<string, string>();
    for (const path of paths) {
      const answer = await fetch(shared.site.origin + path, { redirect: 'manual' });
      expect(`${path} ${answer.status}`).toBe(`${path} 200`);
      const html = await answer.text();
      const title = decode(pick(html, /<title>([^<]*)<\/title>/));
      expect(`${path} ${titles.get(title) ?? path}`, 'a title twice').toBe(`${path} ${path}`);
      titles.set(title, path);
      expect(title.length, `${path}: ${title}`).toBeGreaterThan(10);
      const description = decode(pick(html, /<meta name="description" content="([^"]*)"/));
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
      expect(pick(html, /<link rel="canonical" href="([^"]*)"/)).toBe(publicUrl + path);
      expect(pick(html, /<meta property="og:image" content="([^"]*)"/)).toMatch(/^http/);
      expect(html.match(/<h1[\s>]/g), `${path} has one h1`).toHaveLength(1);
    }
  });

  it('carries structured data that parses and names its context', async () => {
    for (const path of ['/', '/carpets', '/area/bath', '/products/bradford-twist-oat']) {
      const html = await (await fetch(shared.site.origin + path)).text();
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
      expect(blocks.length, path).toBeGreaterThan(0);
      for (const [, text = ''] of blocks)
        expect(JSON.parse(text)['@context']).toBe('https://schema.org');
    }
  });

  it('has no style attribute and no script of its own in the served page', async () => {
    for (const path of ['/', '/carpets', '/lvt', '/area/bath', '/products/bradford-twist-oat']) {
      const html = await (await fetch(shared.site.origin + path)).text();
      expect(html.match(/<[a-z][^>]* style="/g), path).toBeNull();
      const scripts = [...html.matchAll(/<script(?![^>]*type="application\/)[^>]*>/g)];
      expect(scripts.every(([tag]) => tag.includes(' src="/assets/'))).toBe(true);
    }
  });
});

describe('an address that is not a page’s own', () => {
  it.each([
    ['/carpets/', 301, '/carpets'],
    ['/Carpets', 301, '/carpets'],
    ['/AREA/Bath', 301, '/area/bath'],
    ['/products/Bradford-Twist-Oat/', 301, '/products/bradford-twist-oat'],
    ['/area/atlantis', 404, null],
    ['/products/flying-carpet', 404, null],
    ['/nowhere', 404, null],
  ])('%s answers %i', async (path, status, to) => {
    const answer = await fetch(shared.site.origin + path, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(to);
  });
});
