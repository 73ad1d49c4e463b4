import { Link } from 'wouter';
import { businessName } from '#features/business/facts.ts';
import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';

export default function PrivacyPage() {
  return (
    <LegalPage
      path="/privacy"
      title="Privacy"
      description={`What ${businessName} keeps about you, why, for how long, and how to have it corrected or deleted.`}
    >
      <LegalSection title="In short">
        <p>
          We keep what you tell us so that we can answer you, visit you and fit your floor. We do
          not sell it, we do not advertise with it, and nobody follows you around this website:
          there is no tracker and no analytics on it.
        </p>
      </LegalSection>
      <LegalSection title="Who is responsible">
        <p>{businessName} decides what happens to your data.</p>
        <ContactLines />
      </LegalSection>
      <LegalSection title="What we keep, and why">
        <LegalList
          items={[
            <>
              <strong>Enquiries and bookings.</strong> Your name, telephone number, email, address
              and what you tell us about the job. We need them to take the steps you ask for before
              a contract, and to carry it out.
            </>,
            <>
              <strong>Estimates.</strong> The rooms and choices you enter, without your name, under
              an address that cannot be guessed, so that you can come back to the sum.
            </>,
            <>
              <strong>Chat.</strong> What you write, so that we can answer and go on where we left
              off. If we use an outside language model to answer, your message is sent to it for
              that and for nothing else.
            </>,
            <>
              <strong>Staff accounts.</strong> Name and email of our own team, and from where and
              with which browser each of them is signed in, so that they can end a session that is
              not theirs.
            </>,
            <>
              <strong>Technical records.</strong> Your internet address, for as long as it takes to
              stop a form being sent hundreds of times, and a record of errors. That is our
              legitimate interest in a website that works.
            </>,
          ]}
        />
        <p>
          The postcode you put into the coverage check is answered and not kept. What stays in your
          own browser is listed under{' '}
          <Link href="/cookies" className="link">
            Cookies
          </Link>
          .
        </p>
      </LegalSection>
      <LegalSection title="How long, and who sees it">
        <p>
          Papers that belong to an invoice are kept for six years, because tax law asks for them.
          The rest we keep while there is a job, a guarantee or a question open, and delete when you
          ask. Our own staff see it, and the firms that run our servers and carry our email, who may
          use it only to do that.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          You may ask for a copy of what we hold, have it corrected or deleted, have it handed over
          in a form a computer can read, or object to what we do with it. Write or ring: it costs
          nothing, and we answer within one month.
        </p>
        <p>
          If our answer does not satisfy you, you can complain to the{' '}
          <a href="https://ico.org.uk/make-a-complaint/" className="link">
            Information Commissioner's Office
          </a>
          .
        </p>
      </LegalSection>
    </LegalPage>
  );
}
