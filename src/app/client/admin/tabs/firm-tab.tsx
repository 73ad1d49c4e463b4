import { useSearch } from 'wouter';
import { FirmPanel } from '#features/business/client/staff/firm-panel.tsx';
import { setUpSteps } from '#features/business/firm-settings.ts';
import { SetUpWalk } from '../dashboard/set-up-walk.tsx';

export default function FirmTab() {
  const asked = new URLSearchParams(useSearch()).get('step');
  const step = setUpSteps.find((one) => one === asked);
  if (step) return <SetUpWalk step={step} />;
  return (
    <>
      <h1 className="text-xl">Firm</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-sm text-ink-soft">
        What the site, emails, calendars and the assistant say of you. Saved changes show at once;
        the history keeps what was there before.
      </p>
      <FirmPanel />
    </>
  );
}
