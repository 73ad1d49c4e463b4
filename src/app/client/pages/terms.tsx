import { Link } from 'wouter';
import { repairWarranty, workmanshipGuarantee } from '#features/business/claims.ts';
import { vatNote } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';

export default function TermsPage() {
  return (
    <LegalPage
      path="/terms"
      title="Terms"
      description={`How a contract with ${firm().name} is made, your right to cancel within 14 days, what made-to-measure means for it, and our guarantees.`}
    >
      <LegalSection title="Prices and estimates">
        <p>
          {vatNote} What the calculator shows is an estimate from the sizes you enter. It isn’t an
          offer. We measure, then send you a quote, and your written quote is the price you pay.
          Measuring and quoting are free, with no obligation.
        </p>
      </LegalSection>
      <LegalSection title="The contract">
        <p>
          We have a contract once you’ve accepted our written quote and we’ve confirmed it. The
          contract says what we’ll fit and where, what it costs in total, and when we’ll come. If we
          find something under the old floor that nobody could have seen, we’ll stop, show you, and
          agree a price with you before we carry on.
        </p>
      </LegalSection>
      <LegalSection title="Your right to cancel">
        <p>
          If you agree the contract at your home, by phone or online, you can cancel within 14 days
          without giving a reason. The 14 days run from the delivery of goods or, for work, from the
          day of the contract. Just tell us clearly; a letter or an email sent on the last day is in
          time. We’ll refund what you’ve paid within 14 days.
        </p>
        <LegalList
          items={[
            <>
              <strong>Made to measure.</strong> The law makes an exception for goods made to your
              measurements, such as a carpet cut for your rooms. Even so, you can cancel free of
              charge until yours is ordered or cut.
            </>,
            <>
              <strong>Work that starts within the 14 days.</strong> We only start that soon if you
              ask us to. If you then cancel, you pay for the work done so far; once it’s finished,
              you can no longer cancel it.
            </>,
          ]}
        />
        <p>
          All you need to write is “I cancel my contract for … dated …”, with your name, your
          address and the date.
        </p>
        <ContactLines />
      </LegalSection>
      <LegalSection title="Guarantees">
        <p>
          {workmanshipGuarantee()}. {repairWarranty()}. Floors have their manufacturer’s guarantee
          as well. All of these are on top of your legal rights and don’t affect them: goods must be
          as described and of satisfactory quality, and work must be done with reasonable care and
          skill.
        </p>
      </LegalSection>
      <LegalSection title="On the day">
        <p>
          Please make sure we can reach the rooms and that there is light and power. Let us know
          beforehand about parking, and about any pipes and cables you know of under the floor. You
          can move or cancel a booked visit free of charge.
        </p>
      </LegalSection>
      <LegalSection title="If something goes wrong">
        <p>
          Please tell us first: see{' '}
          <Link href="/complaints" className="link">
            Complaints
          </Link>
          . These terms are governed by the law of England and Wales, and you can always go to your
          local court.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
