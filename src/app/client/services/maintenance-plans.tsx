import type { TextOf } from '#features/business/texts/page-texts.ts';

type Plans = TextOf<'repairs-maintenance'>['plans']['entries'];

/** The maintenance plans: for whom, how often, and what they include. */
export function MaintenancePlans({ plans }: { plans: Plans }) {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {plans.map(({ name, forWhom, rhythm, points }) => (
        <li key={name} className="border-t-2 border-brand pt-4">
          <h3 className="text-xl">{name}</h3>
          <p className="text-base text-ink-soft">{forWhom}</p>
          <p className="dimension mt-4 text-base font-semibold">{rhythm}</p>
          <ul className="mt-4 text-base">
            {points.map((point) => (
              <li key={point} className="border-t border-line py-3 first:border-t-0">
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
