import { baseAddress, businessName, email, phone } from '#features/business/facts.ts';

/** The firm's name and contact details in legal texts. */
export function ContactLines() {
  return (
    <address className="not-italic">
      {businessName}, {baseAddress}
      <br />
      <a href={phone.href} className="link inline-flex min-h-11 items-center tabular-nums">
        {phone.display}
      </a>
      <br />
      <a href={email.href} className="link inline-flex min-h-11 items-center break-all">
        {email.display}
      </a>
    </address>
  );
}
