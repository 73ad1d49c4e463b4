/// <reference lib="webworker" />
// The service worker of the day's visits: it answers their page, its files, their data and photos from copies where
// the network does not. It is one file without imports, which the browser loads by a fixed name.
declare const self: ServiceWorkerGlobalScope;

export {};

const copies = 'today';
/** Personal data, which is deleted as soon as nobody is signed in. */
const page = '/admin/today';
const data = '/api/today';
/** Of a visit, or a customer's of the rooms. */
const photo = /^\/api\/(appointments\/[^/]+\/photos|estimates\/[^/]+\/sketches)\/[^/]+$/;
/** A network that takes longer is as good as none to somebody on a doorstep. */
const patienceMs = 4_000;
/** Names the account that asks, and the account of a copy: it is shown to nobody else. */
const accountHeader = 'x-account';
/** Says that the page shows the day already: then a slow network is as good as none. */
const shownHeader = 'x-day-shown';
/** Says in an answer from a copy when that was made. */
const keptAtHeader = 'x-kept-at';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { kind, urls, accountId } = event.data as Record<string, string> & { urls: string[] };
  if (kind !== 'keep' || accountId === undefined) return;
  const answer = (isKept: boolean) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    keepFiles(urls, accountId).then(
      () => {
        answer(true);
        return keepSmallPhotos();
      },
      () => answer(false),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
  else if (pathname === data) event.respondWith(answerFresh(fetchAndKeep(request), request));
  else if (photo.test(pathname)) event.respondWith(answerPhoto(request));
  else if (request.mode === 'navigate')
    // Not kept as it is: where nobody is signed in, it is the sign-in form.
    event.respondWith(
      pathname === page ? answerFresh(fetchPage(request), request) : openElsewhere(request),
    );
});

/** Keeps the page as it is for the account that is signed in, and its files; those of older versions are deleted. */
async function keepFiles(urls: readonly string[], accountId: string) {
  const cache = await caches.open(copies);
  const kept = await cache.keys();
  const isNeeded = new Set([...urls, page, data]);
  for (const request of kept) {
    const { pathname } = new URL(request.url);
    if (!isNeeded.has(pathname) && !photo.test(pathname)) await cache.delete(request);
  }
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
  await cache.addAll(urls.filter((url) => !paths.has(url)));
  await fetchAndKeep(new Request(data, { headers: { [accountHeader]: accountId } }));
  const fresh = await fetch(page);
  const text = await fresh.clone().text();
  // By now somebody else may be signed in, or nobody.
  if (!text.includes(accountId)) throw new Error('The page is not of the account.');
  if (isOfFiles(text, urls)) await keep(cache, fresh, accountId);
  else if (!paths.has(page)) throw new Error('The site was updated since the page was opened.');
}

/** Whether a page begins with a kept script: the page of a newer version would not open with older files. */
function isOfFiles(text: string, urls: readonly string[]): boolean {
  const start = /<script type="module" src="([^"]+)"/.exec(text)?.[1];
  return start !== undefined && urls.includes(start);
}

/** A file of the build never changes under its name: the copy is as good as the network. */
async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: copies, ignoreVary: true });
  return kept ?? fetch(request);
}

/** A photo never changes under its address either; those that the page has shown are kept. */
async function answerPhoto({ url }: Request): Promise<Response> {
  const kept = await caches.match(url, { cacheName: copies, ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(url, { credentials: 'include' });
  // Without copies somebody has logged out while it was on its way.
  if (response.ok && (await caches.has(copies)))
    await (await caches.open(copies)).put(url, response.clone());
  return response;
}

type Photos = { url: string }[];
type KeptVisit = { date: string; photos: Photos; estimate: { sketches: Photos } | null };
type KeptDay = { today: string; visits: KeptVisit[] };

/** Keeps the small photos of today's visits, also of those that have not been scrolled to; a large one once it is opened. */
async function keepSmallPhotos() {
  const kept = await caches.match(data, { cacheName: copies, ignoreVary: true });
  if (!kept) return;
  const { today, visits } = (await kept.json()) as KeptDay;
  const photos = visits
    .filter(({ date }) => date === today)
    .flatMap(({ photos, estimate }) => [...photos, ...(estimate?.sketches ?? [])]);
  for (const { url } of photos)
    await answerPhoto(new Request(new URL(`${url}?size=small`, self.location.origin)));
}

/** Deletes the copies of photos that the data do not name any more: removed, or of a visit that is somebody else's. */
async function deleteOldPhotos(cache: Cache, text: string) {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (photo.test(pathname) && !text.includes(`"${pathname}"`)) await cache.delete(request);
  }
}

/**
 * The network's answer; where it fails the copy, if it belongs to the account that asks. A slow network is given up
 * for the page, which names nobody's visits, and for a day that is on the screen: another account may be signing in.
 */
async function answerFresh(fresh: Promise<Response>, request: Request): Promise<Response> {
  const copyOr = async (otherwise: () => Promise<Response>) =>
    (await findCopy(request)) ?? otherwise();
  const answer = fresh.catch((error: Error) => copyOr(() => Promise.reject(error)));
  const isPage = new URL(request.url).pathname === page;
  if (!isPage && !request.headers.has(shownHeader)) return answer;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([answer, patience.then(() => copyOr(() => answer))]);
}

/** The copy for a request, unless it is another account's. A page is asked for before the account is known. */
async function findCopy({ url, headers }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const kept = await caches.match(pathname, { cacheName: copies, ignoreVary: true });
  const owner = kept?.headers.get(accountHeader);
  return owner && (pathname === page || owner === headers.get(accountHeader)) ? kept : undefined;
}

/** Fetches the page. One that is not of the account of the copies says that its session is over. */
async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request);
  const owner = (await findCopy(request))?.headers.get(accountHeader);
  if (response.ok && owner && !(await response.clone().text()).includes(owner)) await endSession();
  return response;
}

/** Opens another page of the panel; without a network the day, if it is kept: a bookmark or an email may lead here. */
async function openElsewhere(request: Request): Promise<Response> {
  return fetch(request).catch(async (error: Error) => {
    if (await caches.match(page, { cacheName: copies, ignoreVary: true }))
      return Response.redirect(new URL(page, self.location.origin));
    throw error;
  });
}

/** Deletes the copies, and tells the pages to show nothing of them. */
async function endSession() {
  if (await caches.delete(copies))
    for (const client of await self.clients.matchAll()) client.postMessage('signed-out');
}

/** Fetches the data of an account and keeps them. */
async function fetchAndKeep(request: Request): Promise<Response> {
  // Before the answer: when the copies are deleted meanwhile, it goes with them.
  const cache = await caches.open(copies);
  const response = await fetch(request);
  const accountId = request.headers.get(accountHeader);
  if (response.ok && accountId !== null) {
    await keep(cache, response.clone(), accountId);
    await deleteOldPhotos(cache, await response.clone().text());
  } else if (response.status === 401 || response.status === 403) await endSession();
  return response;
}

async function keep(cache: Cache, response: Response, accountId: string) {
  const headers = new Headers(response.headers);
  headers.set(accountHeader, accountId);
  headers.set(keptAtHeader, new Date().toISOString());
  // The body is kept as it is read, so the headers of its transfer do not hold for it.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await cache.put(
    new URL(response.url).pathname,
    new Response(await response.arrayBuffer(), { headers }),
  );
}
