/**
 * The lanes of the suite, each a project of vitest. Every `*.db.test.ts` runs on the embedded database (`server`);
 * those named here, by the reason, run again on PostgreSQL (`postgres`), with every `*.postgres.test.ts`. Both
 * databases speak the same SQL: the statements that all other files run are prepared on PostgreSQL
 * (`tests/support/database/prepare-statements.ts`), which finds what one of them does not know.
 */
export const onBothDatabases: Record<string, string[]> = {
  'Requests compete: PostgreSQL runs their transactions beside each other, the embedded database one by one.':
    [
      '**/appointments/{races,booked-together,idempotency}.db.test.ts',
      '**/diary/{diary,diary-histories,fitters,swap-visits,undo-change}.db.test.ts',
      '**/offers/answer-offer.db.test.ts',
      '**/messages/on-the-way.db.test.ts',
      '**/routes/own-visit.db.test.ts',
      '**/today/{today,measures}.db.test.ts',
      '**/server/quotes/*.db.test.ts',
      '**/photos/photos.db.test.ts',
      '**/sketches/*.db.test.ts',
      '**/mail/{delivery,order,worker}.db.test.ts',
      '**/mails/mail-histories.db.test.ts',
      '**/text-messages/*.db.test.ts',
      '**/conversations/store-messages.db.test.ts',
      '**/accounts/*.db.test.ts',
      '**/email/*.db.test.ts',
      '**/second-factor/two-step-attacks.db.test.ts',
      '**/sessions/sign-in-attacks.db.test.ts',
      '**/customers/{separate,merge-histories}.db.test.ts',
      '**/admin/convert-enquiry.db.test.ts',
      '**/retention/retention.db.test.ts',
      '**/server/reviews/ask-for-reviews.db.test.ts',
      '**/adam/proposed-answers.db.test.ts',
    ],
  'Several connections: notifications, a pool, a server that goes away.': [
    '**/sockets/lost-connections.db.test.ts',
    '**/pages/watch-products.db.test.ts',
    '**/staff-accounts/closed-accounts.db.test.ts',
    '**/server/database-away.db.test.ts',
    '**/external-calendars/external-calendars.db.test.ts',
    '**/calendar-feeds/*.db.test.ts',
  ],
  'Values that the two drivers read and write each in its own way: text of every kind, dates, sums, arrays, bytes, records as JSON.':
    [
      '**/database/insert-all.db.test.ts',
      '**/attacks/{generated-input,hostile-calls}.db.test.ts',
      '**/appointments/list.db.test.ts',
      '**/catalogue/server/{filters,staff-list,unused-images}.db.test.ts',
      '**/admin/{admin-stats,dashboard,export-person}.db.test.ts',
      '**/waiting/waiting.db.test.ts',
    ],
  'Migrations, backups and moves work in another way on each.': [
    '**/database/schema-version.db.test.ts',
    '**/server/lifecycle-migration.db.test.ts',
    '**/backup/**/*.db.test.ts',
    '**/operations/{round-trip,failures}.db.test.ts',
  ],
};

/** Those that run again on PostgreSQL in the long run only: what they hold there, others hold on less data. */
export const onBothInLongRun = [
  '**/appointments/status-model.db.test.ts',
  '**/diary/change-visit.db.test.ts',
  '**/offers/offer-times.db.test.ts',
  '**/messages/texts.db.test.ts',
  '**/today/read-day.db.test.ts',
  '**/submissions/*.db.test.ts',
  '**/mail/failed-mails.db.test.ts',
  '**/turns/{assistant-turns,left-turns}.db.test.ts',
  '**/passwords/*.db.test.ts',
  '**/second-factor/{passkey,stolen-session}-attacks.db.test.ts',
  '**/customers/{joining,work}.db.test.ts',
  '**/sockets/chat-connection.db.test.ts',
  '**/metrics/*.db.test.ts',
  '**/attacks/blank-names.db.test.ts',
  '**/catalogue/server/{routes,staff-routes}.db.test.ts',
  '**/calculator/server/{routes,price-book}.db.test.ts',
  '**/enquiries/server/routes.db.test.ts',
  '**/chat/server/routes.db.test.ts',
  '**/admin/{personal-data-routes,audit-log-routes,security-log-routes}.db.test.ts',
  '**/waiting/{report-unfinished-cards,visits-not-made}.db.test.ts',
  '**/retention/retention-routes.db.test.ts',
  '**/security-log/*.db.test.ts',
];
