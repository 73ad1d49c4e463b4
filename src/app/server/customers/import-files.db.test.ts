import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#features/customers/limits.ts';
import { decodeText } from '#platform/decode-text.ts';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { csvFiles } from '#tests/support/fixtures/csv-files.ts';
import { callAs, emptyTables } from '#tests/support/fixtures/customers.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function send(kind: string, text: string, isDryRun: boolean) {
  const body = { kind, text, isDryRun };
  const answer = await callAs(site, 'admin', 'POST', '/api/customers/import', body);
  return { status: answer.status, body: await answer.json() };
}

describe('any CSV file', () => {
  it.each(['customers', 'appointments'] as const)(
    'of %s is imported as its dry run says, with every other row named by its line',
    async (kind) => {
      const days = [9, 10, 11].map((ahead) => weekdayFrom(ahead));
      await fc.assert(
        fc.asyncProperty(csvFiles(kind, days), async ({ bytes, rows }) => {
          await emptyTables(site, ['customers', 'appointments']);
          const text = decodeText(bytes);
          const dry = await send(kind, text, true);
          const real = await send(kind, text, false);
          expect([200, 400]).toContain(dry.status);
          expect({ ...real.body, requestId: '' }).toEqual({ ...dry.body, requestId: '' });
          if (dry.status !== 200) return;
          const { imported, problems } = dry.body;
          expect(imported + problems.length).toBe(rows);
          expect(new Set(problems.map(({ line }: { line: number }) => line)).size).toBe(
            problems.length,
          );
          const again = await send(kind, text, false);
          expect(again.body.imported).toBe(0);
        }),
        { numRuns: loopLength(30, 250), endOnFailure: true },
      );
    },
  );
});

/** The long run sends as many as may be. */
const mostRows = loopLength(1_000, limits.importRows);

describe('a file of as many rows as may be', () => {
  const people = (count: number, emails: number) =>
    Array.from(
      { length: count },
      (_, n) =>
        `Person ${n},${Array.from({ length: emails }, (_, k) => `${n}.${k}@b.cd`).join('; ')}`,
    );

  it.each([
    ['26 emails in each row', ['Name,Email', ...people(mostRows, 26)], mostRows],
    [
      'a surname in each row with one number',
      ['Name,Phone', ...Array.from({ length: mostRows }, (_, n) => `A P${n},01632 960147`)],
      mostRows,
    ],
    [
      'visits of one morning',
      [
        'Customer,Phone,Address,Postcode,Flooring,Status,Visit date,Visit time',
        ...Array.from(
          { length: mostRows },
          (_, n) =>
            `Ann P${n},01632 960147,1 High Street,SN15 3HR,carpet,confirmed,${weekdayFrom(9)},9:00 AM - 11:00 AM`,
        ),
      ],
      1,
    ],
  ])('keeps nobody waiting: %s', async (_, lines, count) => {
    await emptyTables(site, ['customers', 'appointments']);
    const kind = lines[0]?.startsWith('Customer') ? 'appointments' : 'customers';
    const text = lines.join('\n');
    let served = 0;
    let isDone = false;
    const importing = send(kind, text, false).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
      served += 1;
    }
    expect(await importing).toMatchObject({ status: 200, body: { imported: count } });
    // Nobody waits for the whole file, however soon it is done.
    expect(served).toBeGreaterThan(1);
  });
});
