import { FirmPanel } from '#features/business/client/staff/firm-panel.tsx';

export default function FirmTab() {
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
