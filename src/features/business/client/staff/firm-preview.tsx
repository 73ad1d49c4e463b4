import { describeFirm, registrationText } from '../../describe-firm.ts';
import { firm } from '../../firm.ts';
import type { FirmSettings } from '../../firm-settings.ts';

/** How the settings read on the site and in emails, before they are saved. */
export function FirmPreview({ settings }: { settings: FirmSettings }) {
  const now = firm();
  const shown = describeFirm({
    ...settings,
    base: now.base,
    calendarDomain: now.calendarDomain,
  });
  const { phone, email, logo, openingHours, openingHoursText } = shown;
  return (
    <section aria-labelledby="preview" className="min-w-0 text-sm xl:sticky xl:top-6">
      <h2 id="preview" className="text-lg">
        As it will read
      </h2>
      <div className="mt-2 rounded border border-line">
        <div
          className="flex flex-wrap gap-x-4 gap-y-1 rounded-t px-4 py-2 text-white"
          style={{ background: shown.colours.brand }}
        >
          <span className="font-semibold">{phone.display}</span>
          <span className="wrap-anywhere">{email.display}</span>
          {openingHours.map(({ label, text }) => (
            <span key={label} className="tabular-nums">
              {label} {text}
            </span>
          ))}
        </div>
        <p className="flex items-center justify-between gap-3 px-4 py-3 font-display text-lg leading-none font-extrabold">
          <span className="flex min-w-0 items-center gap-3">
            {logo && (
              <img
                src={logo.src}
                width={logo.width}
                height={logo.height}
                alt={logo.alt}
                className="h-10 w-auto min-w-0 object-contain object-left"
              />
            )}
            {!logo?.alt && (
              <span>
                {shown.shortName}
                <span className="mt-1 block font-sans text-sm font-medium text-ink-soft">
                  {shown.name.replace(shown.shortName, '').trim()}
                </span>
              </span>
            )}
          </span>
          <span
            className="shrink-0 rounded px-3 py-2 font-sans text-sm font-semibold"
            style={{ background: shown.colours.action }}
          >
            Free Quote
          </span>
        </p>
      </div>
      <h3 className="mt-5 font-semibold">Emails come from</h3>
      <p className="mt-1 wrap-anywhere">
        {shown.mails?.senderName ?? shown.name} &lt;{email.display}&gt;
        {shown.mails?.replyTo && `, replies go to ${shown.mails.replyTo}`}
      </p>
      <h3 className="mt-5 font-semibold">Under every email</h3>
      <p
        className="mt-1 border-l-4 pl-3 wrap-anywhere"
        style={{ borderColor: shown.colours.action }}
      >
        {shown.mails?.signature && (
          <>
            {shown.mails.signature}
            <br />
          </>
        )}
        <strong>{shown.name}</strong>, {shown.address}
        <br />
        {shown.registration && (
          <>
            {registrationText(shown)}
            <br />
          </>
        )}
        {phone.display} · {email.display}
        <br />
        {openingHoursText}
      </p>
      <h3 className="mt-5 font-semibold">At the foot of every page</h3>
      <p className="mt-1 rounded px-4 py-3 text-white" style={{ background: shown.colours.brand }}>
        Fitting floors since {shown.since}, within {shown.radiusMiles} miles of {shown.base.town}.
        <br />© {shown.copyrightYear} {shown.name}
        {shown.socialLinks && (
          <>
            <br />
            {shown.socialLinks.map(({ name }) => name).join(', ')}
          </>
        )}
      </p>
    </section>
  );
}
