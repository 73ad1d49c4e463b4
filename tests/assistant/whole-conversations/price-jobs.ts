import type { TestApp } from '#tests/support/test-app.ts';
import type { Job } from './conversation.ts';

type Product = {
  id: string;
  name: string;
  category: string;
  /** A banner of offers has none. */
  price: number;
  salePrice: number | null;
};
type Estimate = {
  breakdown: Record<string, number>;
  otherWidth: { rollWidth: number; total: number } | null;
  plan: { rollWidth: number } | null;
};

/** Prices jobs with the site's own calculator. */
export async function makePricer(site: TestApp) {
  const listed: Product[] = await (await fetch(`${site.origin}/api/products`)).json();
  const products = listed.filter(({ price }) => price > 0);
  const known = new Map<string, Promise<{ total: number; allowed: number[] }>>();

  async function estimate(
    job: Job,
    carpetWidth: number,
    includeInstallation: boolean,
    uplift = false,
  ): Promise<Estimate> {
    const product = products.find(({ name }) => name === job.product);
    if (job.product && !product) throw new Error(`no product ${job.product}`);
    const category = product?.category === 'lvt' ? 'vinyl' : product?.category;
    const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        rooms: [
          ...job.rooms.map(([length, width], at) => ({
            id: at + 1,
            name: `Room ${at + 1}`,
            length,
            width,
            ...(at === 0 && job.parts && { parts: job.parts }),
          })),
          ...(job.stairs ? [{ id: 'stairs', name: 'Stairs', stairs: job.stairs }] : []),
        ],
        flooringType: category ?? job.floor,
        carpetWidth,
        includeInstallation,
        ...(product && { productId: product.id }),
        ...(uplift && { extras: { uplift } }),
      }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  async function priceAll(job: Job) {
    const fitted = job.fitted ?? true;
    const one = await estimate(job, job.roll ?? 4, fitted);
    const isOtherCheaper =
      job.roll === undefined && one.otherWidth && one.otherWidth.total < (one.breakdown.total ?? 0);
    const best = isOtherCheaper ? await estimate(job, one.otherWidth?.rollWidth ?? 4, fitted) : one;
    const { breakdown: withUplift } = await estimate(job, best.plan?.rollWidth ?? 4, true, true);
    const uplift =
      (withUplift.installation ?? 0) - (fitted ? (best.breakdown.installation ?? 0) : 0);
    const turned = await estimate(job, 4, !fitted);
    const each = [one, best, turned].flatMap(({ breakdown, otherWidth }) => [
      ...Object.values(breakdown),
      otherWidth?.total ?? 0,
    ]);
    return { total: best.breakdown.total ?? 0, allowed: [...each, withUplift.total ?? 0, uplift] };
  }

  return {
    products,
    /** The total of a job on the cheaper roll, and all figures that may stand beside it. */
    price: (job: Job) => {
      const key = JSON.stringify(job);
      const priced = known.get(key) ?? priceAll(job);
      known.set(key, priced);
      return priced;
    },
  };
}
export type Pricer = Awaited<ReturnType<typeof makePricer>>;
