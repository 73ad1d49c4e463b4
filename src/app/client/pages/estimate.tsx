import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { estimateQuery } from '#features/calculator/client/api.ts';
import { EstimateView } from '#features/calculator/client/estimate/estimate-view.tsx';
import { MissingEstimate } from '#features/calculator/client/estimate/missing-estimate.tsx';
import { RoomsTable } from '#features/calculator/client/estimate/rooms-table.tsx';
import { storeEstimatedJob } from '#features/calculator/client/state/stored-job.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { useRead } from '#platform/client/reads/use-read.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';

const CuttingList = clientOnly(
  () => import('#features/calculator/client/estimate/cutting-list.tsx'),
  <div className="skeleton h-96" aria-hidden="true" />,
);

const OwnSketches = clientOnly(
  () => import('#features/calculator/client/sketches/own-sketches.tsx'),
  <div className="skeleton h-24" aria-hidden="true" />,
);
const SketchesOnPaper = clientOnly(
  () => import('#features/calculator/client/sketches/sketches-on-paper.tsx'),
  null,
);

const inPage = 'wrap py-10 md:py-16 print:max-w-none print:p-0';

/** A stored estimate at its private URL; with `?view=cutting-list` what the fitter cuts, without prices. */
export default function EstimatePage({ params }: { params: Record<string, string> }) {
  const { data: estimate, error, refetch } = useRead(estimateQuery(params.id ?? ''));

  const isCuttingList = new URLSearchParams(useSearch()).get('view') === 'cutting-list';
  const hasEstimate = estimate !== undefined;
  useEffect(() => {
    if (!hasEstimate || location.hash !== '#print') return;
    // The parameter is removed: otherwise a reload would print again.
    history.replaceState(history.state, '', location.pathname);
    window.print();
  }, [hasEstimate]);

  if (estimate && isCuttingList)
    return (
      <div className={inPage}>
        <title>{`Cutting list | ${firm().name}`}</title>
        <meta name="robots" content="noindex" />
        <h1 className="mb-4 text-3xl">Cutting list</h1>
        {(estimate.floors ?? [estimate]).map((floor, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list
          <CuttingList key={nth} estimate={floor} />
        ))}
        <SketchesOnPaper id={estimate.id} />
      </div>
    );

  const measured = estimate?.measured;
  const heading = measured ? 'Your rooms as measured' : 'Your estimate';
  const title = estimate
    ? `${heading}${measured ? ',' : ' of'} ${shortDateOf(measured?.at ?? estimate.createdAt)}`
    : heading;
  return (
    <div className={inPage}>
      <title>{`${title} | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      {estimate && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div>
              <h1 className="text-3xl">{heading}</h1>
              <p className="mt-2 text-ink-soft">
                {measured
                  ? `Measured ${shortDateOf(measured.at)} by ${measured.by}`
                  : `Given on ${shortDateOf(estimate.createdAt)}`}
              </p>
            </div>
            {!measured && (
              // biome-ignore lint/a11y/useValidAnchor: it does lead there, with the rooms in hand
              <a
                href="/#calculator"
                onClick={() => storeEstimatedJob(estimate)}
                className={buttonClass('outline', 'print:hidden')}
              >
                Change these rooms
              </a>
            )}
          </div>
          <div className="mt-8">
            <EstimateView estimate={estimate} isOwnPage>
              <section className="break-inside-avoid border-t-2 border-ink pt-4">
                <h2 className="mb-3 text-xl">Your rooms</h2>
                <RoomsTable estimate={estimate} />
              </section>
              <section id="pictures" className="border-t-2 border-ink pt-4 noscript:hidden">
                <h2 className="mb-1 text-xl">Photos and sketches</h2>
                <OwnSketches id={estimate.id} />
              </section>
            </EstimateView>
          </div>
        </>
      )}
      {error && <MissingEstimate error={error} onTryAgain={() => refetch()} />}
    </div>
  );
}
