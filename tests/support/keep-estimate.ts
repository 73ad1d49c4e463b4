import type { TestApp } from './test-app.ts';

/** Has a job of four rooms priced. @returns the path of the estimate's page */
export async function keepEstimate(site: TestApp, flooringType: string): Promise<string> {
  const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      flooringType,
      rooms: [
        { name: 'Lounge', length: 5.9, width: 4.4 },
        { name: 'Bedroom at the back', length: 3.8, width: 3.1 },
        { name: 'Landing', length: 2.9, width: 0.9 },
        { name: 'Box room', length: 2.4, width: 1.9 },
      ],
    }),
  });
  return `/estimate/${(await answer.json()).id}`;
}
