import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Sender } from '#platform/server/http/submissions/submission-handler.ts';
import type { SampleRequest } from '../sample-form.ts';
import { createEnquiryHandler, type EnquiryDeps } from './create-enquiry.ts';

export type SampleDeps = EnquiryDeps & {
  /** Describes samples, in their order; undefined for one that the firm does not have. */
  describeSamples: (
    db: DbOrTx,
    samples: SampleRequest['samples'],
  ) => Promise<({ name: string; isLeft: boolean } | undefined)[]>;
};

/**
 * Creates the handler of orders of free samples, which are enquiries with an address. It throws what
 * `createEnquiryHandler` documents, 400 for an unknown sample, and 409 for one that has run out.
 */
export function createSampleHandler(deps: SampleDeps) {
  const takeEnquiry = createEnquiryHandler({
    ...deps,
    // Asked here and not before: a repeated order is answered although the samples have run out since.
    refuse: async (tx, rows) => {
      const problems: (Problem | undefined)[] = [];
      for (const { sampleOrder } of rows) {
        const ids = sampleOrder?.productIds ?? [];
        const described = await deps.describeSamples(
          tx,
          ids.map((productId) => ({ productId })),
        );
        const gone = described.find((one) => one && !one.isLeft);
        problems.push(
          gone && new Problem(409, `We’re out of samples of ${gone.name}. Please untick it.`),
        );
      }
      return problems;
    },
  });
  return async ({ samples, address, postcode, ...person }: SampleRequest, sender: Sender) => {
    const names = await nameSamples(deps, samples);
    const body = {
      ...person,
      message: `Free samples: ${names.join('; ')}`,
      source: 'free_samples',
      sampleOrder: { address, postcode, productIds: samples.map(({ productId }) => productId) },
    };
    return takeEnquiry(body, sender);
  };
}

async function nameSamples(
  { db, describeSamples }: { db: Db } & SampleDeps,
  samples: SampleRequest['samples'],
): Promise<string[]> {
  const described = await describeSamples(db, samples);
  return described.map((one, i) => {
    if (!one) throw fieldProblem(`samples[${i}]`, 'is not one of our floors.');
    return one.name;
  });
}
