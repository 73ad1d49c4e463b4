import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvLine } from '#platform/server/http/csv.ts';
import { addProduct, callProducts } from '#tests/support/fixtures/products.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Product } from '../../contract.ts';
import type { ProductImport } from '../../import-contract.ts';
import { exportHeadings, exportRows } from '../export-products.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function load(text: string, isDryRun = false): Promise<ProductImport> {
  const answer = await callProducts(site, 'POST', '/import', { body: { text, isDryRun } });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
const find = async (search: string): Promise<Product[]> =>
  (await fetch(`${site.origin}/api/products?search=${search}`)).json();
async function exported() {
  const lines = [csvLine(exportHeadings)];
  for await (const cells of exportRows(site.database.db, { sort: 'shop' }))
    lines.push(csvLine(cells));
  return lines;
}

it('changes nothing when an export is imported again', async () => {
  const lines = await exported();
  expect(await load(lines.join(''))).toEqual({
    added: 0,
    changed: 0,
    unchanged: lines.length - 1,
    problems: [],
  });
});

it('adds products and changes those with an Id, and a dry run answers the same and stores nothing', async () => {
  const { id } = await addProduct(site, { name: 'Filed Carpet', price: 10, brand: 'House' });
  const text = `Id;Name;Price (£);Stock;Colours;Specifications\n${id};Filed Carpet;12.50;outofstock;;\n;Filed New;£1,250.00;;Oak; Pile: Loop\n;Filed New;5;;;\n`;
  const quoted = text.replace(
    'Oak; Pile: Loop',
    '"Oak #aa7744; Ash [A-2] (outofstock)";"Pile: Loop"',
  );
  const expected = { added: 2, changed: 1, unchanged: 0, problems: [] };
  expect(await load(quoted, true)).toEqual(expected);
  expect(await find('Filed')).toHaveLength(1);
  expect(await load(quoted)).toEqual(expected);
  const found = await find('Filed');
  expect(found.find((product) => product.id === id)).toMatchObject({
    price: 12.5,
    stockStatus: 'outofstock',
    brand: 'House',
    version: 2,
  });
  expect(found.map(({ slug }) => slug).toSorted()).toEqual([
    'filed-carpet',
    'filed-new',
    'filed-new-2',
  ]);
  expect(found.find(({ slug }) => slug === 'filed-new')).toMatchObject({
    price: 1250,
    colorOptions: [
      { name: 'Oak', hex: '#aa7744' },
      { name: 'Ash', code: 'A-2', stock: 'outofstock' },
    ],
    specifications: { Pile: 'Loop' },
    version: 1,
  });
  const prices = await callProducts(site, 'GET', `/${id}/prices`);
  expect((await prices.json()).prices.map(({ price }: { price: number }) => price)).toEqual([
    12.5, 10,
  ]);
});

it('names the line and the column of everything that is wrong, and stores no line', async () => {
  const text = [
    'Id,Name,Price (£),Sale price (£),Category,Featured,Samples left',
    ',Faultless,10,,carpet,yes,1',
    ',Negative,-1,,carpet,,',
    ',Overflow,1e99,,carpet,,',
    ',Comma,"12,5",,carpet,,',
    ',,5,,marble,,',
    'no-such-id,Lost,5,,carpet,,',
    ',Reduced,10,8,carpet,,',
    ',Maybe,10,,carpet,maybe,1.5',
  ].join('\r\n');
  const { added, problems } = await load(text);
  expect(added).toBe(0);
  expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '3 Price (£)',
    '4 Price (£)',
    '5 Price (£)',
    '6 Name',
    '6 Category',
    '7 Id',
    '8 Sale price (£)',
    '9 Samples left',
    '9 Featured',
  ]);
  expect(problems[6]?.message).toMatch(/^£10\.00 can’t be crossed out yet/);
  expect(await find('Faultless')).toEqual([]);
});

it('imports 5,000 lines, and none of them when one is bad', async () => {
  const lines = Array.from({ length: 5000 }, (_, n) => `Bulk ${n},${(n % 900) + 1}.99,BULK-${n}`);
  const file = (rows: string[]) => ['Name,Price (£),SKU', ...rows].join('\n');
  const bad = lines.with(4321, 'Bulk 4321,-5,BULK');
  expect((await load(file(bad))).problems).toMatchObject([{ line: 4323, column: 'Price (£)' }]);
  expect(await find('BULK-4322')).toEqual([]);
  expect(await load(file(lines))).toMatchObject({ added: 5000, problems: [] });
  expect(await find('BULK-4322')).toHaveLength(1);
  const tooMany = await callProducts(site, 'POST', '/import', {
    body: { text: file([...lines, 'One more,1,X']), isDryRun: true },
  });
  expect(tooMany.status).toBe(400);
});
