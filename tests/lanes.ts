/**
 * The lanes of the suite, each a project of vitest. Every `*.db.test.ts` runs on the embedded database (`server`);
 * those named here, by the reason, run again on PostgreSQL (`postgres`), with every `*.postgres.test.ts`. Both
 * databases speak the same SQL: the statements that all other files run are prepared on PostgreSQL
 * (`tests/support/database/prepare-statements.ts`), which finds what one of them does not know.
 */
export const onBothDatabases: Record<string, string[]> = {
  'Requests compete: PostgreSQL runs their transactions beside each other, the embedded database one by one.':
    [
      '**/appointments/{races,booked-together,idempotency,status-model}.db.test.ts',
      '**/diary/{diary,diary-histories,fitters,change-visit,swap-visits,undo-change}.db.test.ts',
      '**/offers/*.db.test.ts',
      '**/messages/*.db.test.ts',
      '**/routes/own-visit.db.test.ts',
      '**/today/*.db.test.ts',
      '**/photos/photos.db.test.ts',
      '**/sketches/*.db.test.ts',
      '**/submissions/*.db.test.ts',
      '**/mail/*.db.test.ts',
      '**/mails/mail-histories.db.test.ts',
      '**/text-messages/*.db.test.ts',
      '**/conversations/store-messages.db.test.ts',
      '**/turns/{assistant-turns,left-turns}.db.test.ts',
      '**/accounts/*.db.test.ts',
      '**/email/*.db.test.ts',
      '**/passwords/*.db.test.ts',
      '**/second-factor/*-attacks.db.test.ts',
      '**/sessions/sign-in-attacks.db.test.ts',
      '**/customers/{joining,separate,merge-histories}.db.test.ts',
      '**/admin/convert-enquiry.db.test.ts',
      '**/retention/retention.db.test.ts',
      '**/adam/proposed-answers.db.test.ts',
    ],
  'Several connections: notifications, a pool, a server that goes away.': [
    '**/sockets/lost-connections.db.test.ts',
    '**/sockets/chat-connection.db.test.ts',
    '**/pages/watch-products.db.test.ts',
    '**/staff-accounts/closed-accounts.db.test.ts',
    '**/server/database-away.db.test.ts',
    '**/metrics/*.db.test.ts',
    '**/external-calendars/external-calendars.db.test.ts',
    '**/calendar-feeds/*.db.test.ts',
  ],
  'Values that the two drivers read and write each in its own way: text of every kind, dates, sums, arrays, bytes, records as JSON.':
    [
      '**/database/insert-all.db.test.ts',
      '**/attacks/{generated-input,hostile-calls,blank-names}.db.test.ts',
      '**/appointments/list.db.test.ts',
      '**/catalogue/server/{routes,filters,staff-list,staff-routes,unused-images}.db.test.ts',
      '**/calculator/server/{routes,price-book}.db.test.ts',
      '**/enquiries/server/routes.db.test.ts',
      '**/chat/server/routes.db.test.ts',
      '**/admin/{admin-stats,dashboard,export-person,personal-data-routes,audit-log-routes,security-log-routes}.db.test.ts',
      '**/customers/work.db.test.ts',
      '**/waiting/*.db.test.ts',
      '**/retention/retention-routes.db.test.ts',
      '**/security-log/*.db.test.ts',
    ],
  'Migrations, backups and moves work in another way on each.': [
    '**/database/schema-version.db.test.ts',
    '**/server/lifecycle-migration.db.test.ts',
    '**/backup/**/*.db.test.ts',
    '**/operations/{round-trip,failures}.db.test.ts',
  ],
};
