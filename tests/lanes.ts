/**
 * The lanes of the suite, each a project of vitest: the files of `*.db.test.ts` run on the embedded
 * database (`server`) and again on PostgreSQL (`postgres`), except those named here.
 */
export const embeddedOnly: Record<string, string[]> = {
  'What Adam answers does not depend on the database; adam.db.test.ts runs his statements.': [
    '**/adam-grounding.db.test.ts',
    '**/model-engine.db.test.ts',
  ],
  'The words of emails: booking and outbox tests run the statements that store and send them.': [
    '**/booking/**/mails.db.test.ts',
    '**/unverified-address.db.test.ts',
  ],
  'Input is refused before a statement; generated-input.db.test.ts sends hostile text to both.': [
    '**/attacks/error-wording.db.test.ts',
    '**/calculator/**/hostile-input.db.test.ts',
    '**/chat/**/frames.db.test.ts',
  ],
  'Decoding of uploads; unused-images.db.test.ts and photos.db.test.ts store and read their bytes.':
    ['**/image-routes.db.test.ts', '**/hostile-photos.db.test.ts'],
  'Access is checked before a handler runs, by a query that every staff test makes.': [
    '**/permissions.db.test.ts',
  ],
  'The demo runs on the embedded database only.': ['**/demo/*.db.test.ts'],
  'The documents do not depend on the database; tests of each feature send the same requests.': [
    '**/api-docs/*.db.test.ts',
  ],
  'A comparison of forms with their contract.': ['**/agreement.db.test.ts'],
  'Work-arounds for PGlite.': ['**/database/embedded/*.db.test.ts'],
};
