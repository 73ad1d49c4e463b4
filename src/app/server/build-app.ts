import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { measurePostcode } from '#features/areas/coverage.ts';
import { findMovedArea } from '#features/areas/server/queries.ts';
import { addModelRoutes } from '#features/assistant/server/model/model-routes.ts';
import { addAssistantRoutes } from '#features/assistant/server/routes.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { addPhotoRoutes } from '#features/booking/server/photos/photo-routes.ts';
import { findAppointmentOfEnquiry } from '#features/booking/server/queries.ts';
import { addBookingRoutes } from '#features/booking/server/routes/routes.ts';
import { planThoroughly } from '#features/calculator/server/plan-thoroughly.ts';
import { PlanningWorker } from '#features/calculator/server/planning-worker.ts';
import { createReadFittedPrices } from '#features/calculator/server/read-fitted-prices.ts';
import { addCalculatorRoutes } from '#features/calculator/server/routes.ts';
import { addSketchRoutes } from '#features/calculator/server/sketches/sketch-routes.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findProductForEstimate } from '#features/catalogue/server/find-product-for-estimate.ts';
import { findProductNames } from '#features/catalogue/server/queries.ts';
import { describeSamples, moveSamples } from '#features/catalogue/server/queries-samples.ts';
import { addCatalogueRoutes } from '#features/catalogue/server/routes.ts';
import { findCustomersText } from '#features/chat/server/conversations/queries-messages.ts';
import { findOnlineAccounts } from '#features/chat/server/events/queries-presence.ts';
import { openChat } from '#features/chat/server/sockets/open-chat.ts';
import { addEnquiryRoutes } from '#features/enquiries/server/routes.ts';
import { addReviewRoutes } from '#features/reviews/server/routes.ts';
import { createAuthenticate } from '#features/staff-accounts/server/sessions/authenticate.ts';
import { staffCookies } from '#features/staff-accounts/server/sessions/staff-cookies.ts';
import { TrafficCounter } from '#features/traffic/server/traffic-counter.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import { addHealthRoutes } from '#platform/server/http/health.ts';
import { answerCachedPages, type OnPage } from '#platform/server/http/pages/answer-cached-page.ts';
import { onlyStaff, openToAnyone } from '#platform/server/http/security/access.ts';
import { makeDocumentHeaders } from '#platform/server/http/security/security-headers.ts';
import type { FindMaster } from '#platform/server/images/image-folder.ts';
import { addImageRoutes } from '#platform/server/images/image-routes.ts';
import { findImage } from '#platform/server/images/queries.ts';
import { serveImages } from '#platform/server/images/serve-images.ts';
import { makeReadNetwork } from '#platform/server/limits/caller-network.ts';
import { NetworkQueue } from '#platform/server/limits/network-queue.ts';
import { addMailRoutes } from '#platform/server/mail/routes.ts';
import { unsolicitedEmailsADay } from '#platform/server/mail/unsolicited.ts';
import { addCallerContext } from '#platform/server/security-log/caller-context.ts';
import { FailureRecorder } from '#platform/server/security-log/failure-recorder.ts';
import { serveSockets } from '#platform/server/sockets.ts';
import { createBusinessTools } from './adam/create-business-tools.ts';
import { makeAdam } from './adam/make-adam.ts';
import { addSiteContent } from './add-site-content.ts';
import { addAdminChanges } from './admin/admin-changes.ts';
import { addAdminRoutes } from './admin/admin-routes.ts';
import { collectRoutes, serveApiDocs } from './api-docs/serve-api-docs.ts';
import type { AppOptions } from './app-options.ts';
import { checkCard } from './chat/check-card.ts';
import { createSendCard } from './chat/send-card.ts';
import { addCorrections } from './customers/correct-details.ts';
import { addImportRoutes } from './customers/import-routes.ts';
import { openCustomers } from './customers/open-customers.ts';
import { addFirmFiles } from './firm-files.ts';
import { listPublicPaths } from './pages/list-public-paths.ts';
import { addSearchEngineRoutes } from './pages/search-engines.ts';
import { addSecurityText } from './pages/security-text.ts';
import { cacheControlOfShared, rewritePageUrl, servePages } from './pages/serve-pages.ts';
import { watchProducts } from './pages/watch-products.ts';
import { bookPrices } from './prices/book-prices.ts';
import { addQuotes } from './quotes/add-quotes.ts';
import { recordDenied, recordDeniedSocket } from './record-denied.ts';
import { addRetentionRoutes } from './retention/retention-routes.ts';
import { serveFiles } from './serve-files.ts';
import { addStaffAccounts } from './staff-accounts/add-staff-accounts.ts';
import { addToday } from './today/add-today.ts';
import { openTraffic } from './traffic/open-traffic.ts';
import { watchFirm } from './watch-firm.ts';

/**
 * Concurrency per network. More would only queue elsewhere: the embedded database runs one query at a
 * time, and JavaScript one thread.
 */
const callsAtOnce = { embedded: 1, postgres: 2 };
const maxWaitingCalls = 500;

/**
 * Builds the whole server from injected dependencies. It reads no environment variables and does not
 * listen yet.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, factorRule, publicUrl, renderer } = options;
  const { db } = database;
  const cookies = staffCookies(publicUrl);
  const requiresConfirmation = options.accounts?.requiresConfirmation ?? false;
  const authenticate =
    options.authenticate ??
    createAuthenticate({ db, clock, cookies, factorRule, requiresConfirmation });
  const findOnline = options.findOnline ?? (() => findOnlineAccounts(db));
  const queue = new NetworkQueue({
    maxRunning: callsAtOnce[database.kind],
    maxWaiting: maxWaitingCalls,
    ...options.callsOfNetwork,
  });
  const readNetwork = makeReadNetwork(options.trustProxy);
  const failures = new FailureRecorder(db);
  const onError = (err: unknown) => options.logger.error({ err }, 'live update failed');
  const pages = await watchProducts({
    database,
    cacheBytes: options.pageCacheBytes,
    clock,
    onError,
  });
  const stopFirm = await watchFirm(database, { onChange: pages.clear, onError });
  const documentHeaders = makeDocumentHeaders({
    publicUrl,
    style: renderer?.style,
    imageHosts: pages.imageHosts,
  });
  const traffic = new TrafficCounter({
    clock,
    publicUrl,
    staffCookie: cookies.session.name,
    isPublicPath: (path) => renderer?.classifyPage(path, '').kind === 'shared',
  });
  const onPage: OnPage = (url, headers, isFound) => traffic.countView(url, headers, isFound);
  const app = createServer({
    ...options,
    queue,
    onDenied: recordDenied(failures, { clock, cookies }),
    authenticate,
    documentHeaders,
    answerAtOnce: answerCachedPages({
      cache: pages.cache,
      cacheControl: cacheControlOfShared(options.pages?.sharedCacheSeconds),
      documentHeaders,
      onPage,
    }),
    rewriteUrl: rewritePageUrl,
  });
  const { apiDocsFolder } = options;
  if (apiDocsFolder) await collectRoutes(app);
  addCallerContext(app, failures);
  const storing = openTraffic(app, {
    db,
    log: options.logger,
    counter: traffic,
    everyMs: options.storeTrafficMs,
  });
  const formsPerHour = options.formsPerHour ?? 10;
  const planning = options.planning ?? new PlanningWorker();
  // A thread of its own: a quick plan does not wait behind a thorough one.
  const thoroughPlanning = new PlanningWorker();
  const estimateJob = planThoroughly(thoroughPlanning.estimateJob, planning.estimateJob);

  addHealthRoutes(app, () => database.checkReady());
  const listPaths = () => listPublicPaths(db, renderer?.fixedPaths ?? []);
  addSiteContent(app, { db, clock, publicUrl, listPaths });
  addCatalogueRoutes(app, {
    db,
    clock,
    readFittedPrices: createReadFittedPrices(db),
    book: bookPrices,
  });
  // Chat and assistant need each other: `chat` is assigned before the first request calls this.
  const onCustomer: BookingDeps['onCustomer'] = (request, person) =>
    chat.nameVisitor(request, person).catch(onError);
  const customers = await openCustomers({
    database,
    clock,
    onError,
    joins: options.joinsCustomers ?? true,
  });
  const formDeps = {
    db,
    clock,
    publicUrl,
    formsPerHour,
    unsolicitedEmailsPerDay: options.unsolicitedEmailsPerDay ?? unsolicitedEmailsADay,
    sendsTexts: options.sendsTexts,
    lookUpAddresses: options.lookUpAddresses,
    findEstimate: (id: string) => summariseEstimate(db, id),
    findProductNames: (ids: readonly string[]) => findProductNames(db, ids),
    measurePostcode,
    onCustomer,
    findCustomers: customers.ofAppointments,
    onLinkOpened: customers.onLinkOpened,
  };
  addCalculatorRoutes(app, {
    ...formDeps,
    estimatesPerMinute: options.estimatesPerMinute ?? 120,
    findProduct: (id) => findProductForEstimate(db, id),
    estimateJob,
  });
  const sendCard = createSendCard(formDeps);
  const adam =
    options.adam &&
    makeAdam({
      ...options.adam,
      db,
      clock,
      onError,
      tools: createBusinessTools({ ...formDeps, sendCard, estimateJob: planning.estimateJob }),
    });
  const chat = await openChat({
    database,
    clock,
    publicUrl,
    authenticate: onlyStaff(authenticate),
    onCrossSite: recordDeniedSocket(failures, { clock, log: app.log, readNetwork }),
    onError,
    readNetwork,
    queue,
    checkCard: (card) => checkCard(db, card),
    sendCard,
    assistant: adam,
    ...options.chat,
  });
  addBookingRoutes(app, formDeps);
  addEnquiryRoutes(app, {
    ...formDeps,
    findCustomers: customers.ofEnquiries,
    describeSamples,
    moveSamples,
    findAppointmentOf: (enquiryId) => findAppointmentOfEnquiry(db, enquiryId),
  });
  addReviewRoutes(app, { db, clock, formsPerHour });
  addQuotes(app, { db, clock, publicUrl, formsPerHour });
  addMailRoutes(app, { db, clock });
  chat.addRoutes(app);
  addStaffAccounts(app, { ...formDeps, ...options.accounts, factorRule, cookies, findOnline });
  addAdminRoutes(app, {
    ...formDeps,
    mailFolder: options.mailFolder,
    textFolder: options.textFolder,
    allowLoopback: options.allowLoopbackCalendars,
    sendsEmails: options.accounts?.sendsEmails ?? false,
  });
  addToday(app, {
    db,
    clock,
    publicUrl,
    estimateJob: planning.estimateJob,
    travelKmPerHour: options.travelKmPerHour ?? 40,
  });
  addRetentionRoutes(app, { db, clock });
  await addPhotoRoutes(app, { db, clock });
  await addSketchRoutes(app, { db, clock });
  customers.addRoutes(app);
  addImportRoutes(app, formDeps);
  addCorrections(app, formDeps);
  if (options.model) addModelRoutes(app, { db, clock, ...options.model });
  addAssistantRoutes(app, {
    db,
    clock,
    publicUrl,
    readMessageText: (messageId) => findCustomersText(db, messageId),
  });
  const stopBroadcasting = await addAdminChanges(app, { database, onError });
  await addImageRoutes(app, { db, clock });
  const findMaster: FindMaster = async (name, hash) =>
    (await options.images.findMaster(name, hash)) ?? findImage(db, `${name}-${hash}`);
  serveImages(app, findMaster, options.images.resizer);

  await openToAnyone(app, async (scope) => {
    addFirmFiles(scope);
    await serveFiles(scope, options);
  });
  if (apiDocsFolder) await openToAnyone(app, (scope) => serveApiDocs(scope, apiDocsFolder));
  if (renderer) {
    addSecurityText(app, { publicUrl, clock });
    addSearchEngineRoutes(app, { publicUrl, listPaths });
    servePages(app, {
      renderer,
      cache: pages.cache,
      answers: pages.answers,
      onPage,
      origin: publicUrl,
      findMoved: (path) => findMovedArea(db, path),
      ...options.pages,
    });
  }

  const closeSockets = serveSockets(app.server as Server, new Map([['/ws', chat.socket]]), {
    ...options.sockets,
    publicUrl,
    readNetwork,
    queue,
    onError,
  });
  app.addHook('onListen', async () => chat.start());
  app.onDrain(closeSockets);
  app.addHook('onClose', async () => {
    await chat.stop();
    await Promise.all([planning.close(), thoroughPlanning.close()]);
    await stopBroadcasting();
    await customers.stop();
    await stopFirm();
    await pages.stop();
    await storing.stop();
  });
  return app;
}
