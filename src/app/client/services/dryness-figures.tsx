import type { TextOf } from '#features/business/texts/page-texts.ts';

type Figures = TextOf<'floor-preparation'>['tolerances']['dryness'];

/** The moisture figures that decide when a floor may be laid. */
export function DrynessFigures({ figures }: { figures: Figures }) {
  return (
    <dl className="mt-14 grid gap-x-10 md:grid-cols-3">
      {figures.map(({ what, figure, text }) => (
        <div key={what} className="border-t border-line-strong py-5">
          <dt className="text-base font-semibold">{what}</dt>
          <dd>
            <span className="block py-1 font-display text-2xl font-extrabold tracking-tight tabular-nums">
              {figure}
            </span>
            <span className="block text-base text-ink-soft">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
