import { Link } from 'wouter';
import { repairWarranty, workmanshipGuarantee } from '#features/business/claims.ts';
import { businessName, vatNote } from '#features/business/facts.ts';
import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';

export default function TermsPage() {
  return (
    <LegalPage
      path="/terms"
      title="Terms"
      description={`How a contract with ${businessName} comes about, your right to cancel within 14 days, what made-to-measure means for it, and our guarantees.`}
    >
      <LegalSection title="Prices and estimates">
        <p>
          {vatNote} What the calculator shows is an estimate from the sizes you enter. It is not an
          offer. We measure, then write you a quote, and your written quote is the price you pay.
          Measuring and quoting are free, with no obligation.
        </p>
      </LegalSection>
      <LegalSection title="The contract">
        <p>
          There is a contract when you have accepted our written quote and we have confirmed it. It
          says what is fitted where, what it costs in total, and when we come. If we find something
          under the old floor that nobody could see, we stop, show you, and agree the price of it
          with you before going on.
        </p>
      </LegalSection>
      <LegalSection title="Your right to cancel">
        <p>
          If you agree the contract at your home, by telephone or online, you may cancel within 14
          days without giving a reason. For goods the days run from their delivery, for work from
          the day of the contract. Tell us in any clear way; a letter or an email sent on the last
          day is in time. We pay back what you have paid within 14 days.
        </p>
        <LegalList
          items={[
            <>
              <strong>Made to measure.</strong> The law excepts goods made to your measurements,
              such as a carpet cut for your rooms. Until yours is ordered or cut, we cancel free of
              charge all the same.
            </>,
            <>
              <strong>Work that starts within the 14 days.</strong> We begin so soon only if you ask
              for it. If you then cancel, you pay for what has been done by then; once the work is
              complete, the right to cancel it has ended.
            </>,
          ]}
        />
        <p>
          Words that are enough: “I cancel my contract for … of …”, your name, your address, the
          date.
        </p>
        <ContactLines />
      </LegalSection>
      <LegalSection title="Guarantees">
        <p>
          {workmanshipGuarantee.text}. {repairWarranty.text}. Floors carry the guarantee of their
          maker as well. All of these come on top of your rights in law, and take none of them away:
          goods must be as described and of satisfactory quality, work must be done with reasonable
          care and skill.
        </p>
      </LegalSection>
      <LegalSection title="On the day">
        <p>
          Please make sure we can reach the rooms and that there is light and power. Tell us
          beforehand about pipes and cables under the floor that you know of, and about parking.
          Booked visits can be moved or cancelled free of charge.
        </p>
      </LegalSection>
      <LegalSection title="If something goes wrong">
        <p>
          Tell us first: see{' '}
          <Link href="/complaints" className="link">
            Complaints
          </Link>
          . The law of England and Wales applies, and you can go to your local court.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
