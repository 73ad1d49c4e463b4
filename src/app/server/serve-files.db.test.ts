import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import { startTestApp } from '#tests/support/test-app.ts';

it('files of text name their charset', async () => {
  const { folder, remove } = await makeFolder();
  const names = ['a.svg', 'a.txt', 'a.css', 'a.js', 'a.json', 'a.xml', 'a.html'];
  for (const name of names) await writeFile(path.join(folder, name), 'é');
  const site = await startTestApp({ publicFolder: folder });
  const types = names.map(async (name) => {
    const { headers } = await fetch(`${site.origin}/${name}`);
    return [name, headers.get('content-type')];
  });
  expect(await Promise.all(types)).toEqual(
    names.map((name) => [name, expect.stringMatching(/; charset=utf-8$/i)]),
  );
  await site.close();
  await remove();
});
