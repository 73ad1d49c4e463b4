import { telephoneHref } from '#platform/contact-urls.ts';
import { Fact } from './sheet-section.tsx';

/** The links of a side sheet that ring and write to a customer; either is empty where none was given. */
export function ContactFacts({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <Fact term="Phone">
        {phone ? (
          <a href={telephoneHref(phone)} className="link touch-line tabular-nums">
            {phone}
          </a>
        ) : (
          'None given'
        )}
      </Fact>
      <Fact term="Email">
        {email ? (
          <a href={`mailto:${email}`} className="link touch-line">
            {email}
          </a>
        ) : (
          'None given'
        )}
      </Fact>
    </>
  );
}
