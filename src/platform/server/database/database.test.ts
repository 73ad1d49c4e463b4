import { expectTypeOf, it } from 'vitest';
import type { Db, DbOrTx, Tx } from './database.ts';

// Checked by tsc: vitest only runs the file.
it('a transaction and the database around it are not taken for each other', () => {
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Tx>().not.toExtend<Db>();
  expectTypeOf<Db>().toExtend<DbOrTx>();
  expectTypeOf<Tx>().toExtend<DbOrTx>();
});
