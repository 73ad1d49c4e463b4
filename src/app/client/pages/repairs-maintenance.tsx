import { repairWarranty } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { repairsImage } from '#features/business/images.ts';
import { EmergencyBanner } from '../services/emergency-banner.tsx';
import { MaintenancePlans } from '../services/maintenance-plans.tsx';
import { issues, plans, repairGroups } from '../services/repairs-text.ts';
import { ServiceBand } from '../services/service-band.tsx';
import { ServiceCall } from '../services/service-call.tsx';
import { ServiceHead } from '../services/service-head.tsx';
import { ServiceHero } from '../services/service-hero.tsx';

const path = '/repairs-maintenance';
const name = 'Repairs and Maintenance';
const title = () => `Carpet and Floor Repairs | ${firm().name}`;
const description = () =>
  `Carpet re-stretching, patches, lifted vinyl, laminate and squeaking boards put right within ${firm().radiusMiles} miles of ${firm().base.town}. ${repairWarranty()}.`;
const alt = 'Illustration of carpet folded back at a doorway, with underlay and gripper below';

export default function RepairsMaintenancePage() {
  return (
    <>
      <ServiceHead
        title={title()}
        name={name}
        description={description()}
        path={path}
        picture={repairsImage}
        imageAlt={alt}
        offers={[
          ...repairGroups.map((group) => group.title),
          ...plans.map((plan) => `${plan.name} maintenance plan`),
        ]}
      />
      <EmergencyBanner />
      <ServiceHero
        title="Often it can be put right"
        label={name}
        path={path}
        intro={`A ripple, a burn, a creaking board: before you buy a new floor, ask what this one needs. We repair floors that others fitted, too. ${repairWarranty()}.`}
        action="Book a repair visit"
        bookingQuery="purpose=repair"
        picture={repairsImage}
        imageAlt={alt}
      />
      <ServiceBand
        id="issues"
        title="Six things that go wrong"
        intro="Why each happens, and what we do about it."
        tint
      >
        <ol className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {issues.map((issue) => (
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
      <ServiceBand
        id="repairs"
        title="What we repair"
        intro={`Each repair carries a warranty of ${firm().repairWarrantyMonths} months. If a floor is past repair we’ll say so, and you won’t pay for a patch.`}
      >
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {repairGroups.map((group) => (
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
      <ServiceBand
        id="plans"
        title="Maintenance plans"
        intro="A floor looked after on time lasts longer. The price depends on how much floor there is, so we take a look first, then quote for the year."
        tint
      >
        <MaintenancePlans />
      </ServiceBand>
      <ServiceCall
        title="Send us a photo, or ring"
        text="Tell us what the floor is, how old it is and what’s wrong. Often we can say over the phone what it will take."
        action="Book a repair visit"
        bookingQuery="purpose=repair"
      />
    </>
  );
}
