import { expectTypeOf, it } from 'vitest';
import type { Db, DbOrTx, Tx } from './database.ts';

// tsc checks the types; vitest only runs the file.
it('a transaction and its database are not assignable to each other', () => {
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Tx>().not.toExtend<Db>();
  expectTypeOf<Db>().toExtend<DbOrTx>();
  expectTypeOf<Tx>().toExtend<DbOrTx>();
});
