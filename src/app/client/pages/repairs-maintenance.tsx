import { repairsImage } from '#features/business/pictures/images.ts';
import { WithText } from '../loading/with-text.tsx';
import { EmergencyBanner } from '../services/emergency-banner.tsx';
import { RepairsBands } from '../services/repairs-bands.tsx';
import { ServiceCall } from '../services/service-call.tsx';
import { ServiceHead } from '../services/service-head.tsx';
import { ServiceHero } from '../services/service-hero.tsx';

const path = '/repairs-maintenance';
const bookingQuery = 'purpose=repair';
const alt = 'Illustration of carpet folded back at a doorway, with underlay and gripper below';

export default function RepairsMaintenancePage() {
  return (
    <WithText name="repairs-maintenance">
      {(text) => (
        <>
          <ServiceHead
            title={text.metaTitle}
            name={text.name}
            description={text.metaDescription}
            path={path}
            picture={repairsImage}
            imageAlt={alt}
            offers={[
              ...text.repairs.groups.map((group) => group.title),
              ...text.plans.entries.map((plan) => `${plan.name} maintenance plan`),
            ]}
          />
          <EmergencyBanner {...text.emergency} />
          <ServiceHero
            {...text.hero}
            label={text.name}
            path={path}
            bookingQuery={bookingQuery}
            picture={repairsImage}
            imageAlt={alt}
          />
          <RepairsBands text={text} />
          <ServiceCall {...text.call} bookingQuery={bookingQuery} />
        </>
      )}
    </WithText>
  );
}
