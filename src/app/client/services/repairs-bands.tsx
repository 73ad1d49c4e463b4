import type { TextOf } from '#features/business/texts/page-texts.ts';
import { MaintenancePlans } from './maintenance-plans.tsx';
import { ServiceBand } from './service-band.tsx';

/** The repairs and maintenance page below its heading. */
export function RepairsBands({ text }: { text: TextOf<'repairs-maintenance'> }) {
  const { issues, repairs, plans } = text;
  return (
    <>
      <ServiceBand id="issues" title={issues.title} intro={issues.intro} tint>
        <ol className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {issues.entries.map((issue) => (
            <li key={issue.title} className="border-t border-line-strong pt-4">
              <h3 className="text-xl">{issue.title}</h3>
              <dl className="mt-3 grid gap-x-3 sm:grid-cols-[5.5rem_1fr] sm:gap-y-3">
                <dt className="text-base font-semibold">Cause</dt>
                <dd>{issue.cause}</dd>
                <dt className="text-base font-semibold max-sm:mt-3">Solution</dt>
                <dd>{issue.solution}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </ServiceBand>
      <ServiceBand id="repairs" title={repairs.title} intro={repairs.intro}>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {repairs.groups.map((group) => (
            <li key={group.title}>
              <h3 className="text-lg">{group.title}</h3>
              <ul className="mt-3 border-b border-line text-base">
                {group.items.map((item) => (
                  <li key={item} className="border-t border-line py-3">
                    {item}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </ServiceBand>
      <ServiceBand id="plans" title={plans.title} intro={plans.intro} tint>
        <MaintenancePlans plans={plans.entries} />
      </ServiceBand>
    </>
  );
}
