import { expect, it } from 'vitest';
import { visitorCookie } from '#features/chat/server/sockets/visitor-cookie.ts';
import { staffCookies } from '#features/staff-accounts/server/sessions/staff-cookies.ts';
import { readSourceFiles } from '#tests/support/source-files.ts';
import { cookies, staffValues, visitorValues } from './stored-values.ts';

const sources = readSourceFiles().filter(({ file }) => !/\.test\.tsx?$/.test(file));
const namesIn = (values: typeof cookies) => values.flatMap(({ names }) => names).sort();

/** The key of every call of the Storage API and the name of every IndexedDB: a literal, or a constant of the same file. */
function findKeys({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/(?:\.(?:get|set|remove)Item|\bindexedDB\.open)\(([^,)]+)/g)].flatMap(
    ([, argument = '']) => {
      const literal = /^'(.+)'$/.exec(argument)?.[1];
      const constant = new RegExp(`\\bconst ${argument} = '(.+)'`).exec(text)?.[1];
      const key = literal ?? constant;
      // Two wrappers pass on the key of their caller.
      if (key === undefined) expect(`${file}: ${argument}`).toMatch(wrappers);
      return key === undefined ? [] : [key];
    },
  );
}
const wrappers =
  /(?:visitor-storage\.ts: key|team-store\.ts: (?:key|`team_\$\{key\}_\$\{accountId\}`))$/;

it('the cookies page names every value that the browser keeps', () => {
  const found = new Set(sources.flatMap(findKeys));
  // The team chat's wrapper puts a prefix before the key of its messages.
  const all = [...found, 'team_chat_outbox'].sort();
  expect(namesIn([...visitorValues, ...staffValues])).toEqual(all);
});

it('the cookies page names every cookie', () => {
  const { session, device, pending } = staffCookies('https://wyvern.example');
  const set = [visitorCookie(true), session, device, pending].map(({ name }) => name).sort();
  expect(namesIn(cookies)).toEqual(set);
});

it('the browser keeps nothing in any other way, except what a fitter’s day needs, which the page names', () => {
  expect(staffValues.map(({ purpose }) => purpose).join()).toContain('keeps the page of the day');
  const other = /document\.cookie|cookieStore|indexedDB|caches\.open|serviceWorker/;
  const found = sources.filter(
    ({ file, text }) => file.includes('/client/') && other.test(text) && !file.includes('/legal/'),
  );
  expect(found.map(({ file }) => file).sort()).toEqual([
    'src/app/client/today/keep-offline.ts',
    'src/app/client/today/today-worker.ts',
    'src/platform/client/device-files.ts',
  ]);
});
