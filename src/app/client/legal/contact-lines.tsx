import { firm } from '#features/business/firm.ts';

/** The firm's name and contact details in legal texts. */
export function ContactLines() {
  return (
    <address className="not-italic">
      {firm().legalName}, {firm().address}
      <br />
      {firm().registration && (
        <>
          {firm().registration}
          <br />
        </>
      )}
      <a href={firm().phone.href} className="link inline-flex min-h-11 items-center tabular-nums">
        {firm().phone.display}
      </a>
      <br />
      <a href={firm().email.href} className="link inline-flex min-h-11 items-center break-all">
        {firm().email.display}
      </a>
    </address>
  );
}
