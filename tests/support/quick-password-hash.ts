import crypto from 'node:crypto';

type Argon2 = typeof crypto.argon2;
// The files of a worker share the module of Node, and load this one again.
const module = crypto as { argon2: Argon2; realArgon2?: Argon2 };
module.realArgon2 ??= module.argon2;
const { realArgon2 } = module;

/**
 * Argon2id with the least memory and a single pass. At its real cost a hash takes 20 ms, and a run of the tests makes
 * thousands. A spy on `crypto.argon2` sees the parameters that were asked for.
 */
const quickArgon2: Argon2 = (kind, options, done) =>
  realArgon2(kind, { ...options, memory: 8, passes: 1 }, done);
module.argon2 = quickArgon2;

/** Runs `work` with password hashes of the real cost. */
export async function withRealHash<T>(work: () => Promise<T>): Promise<T> {
  module.argon2 = realArgon2;
  try {
    return await work();
  } finally {
    module.argon2 = quickArgon2;
  }
}
