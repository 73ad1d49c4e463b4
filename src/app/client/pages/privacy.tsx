import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';
import { RetentionPeriods } from '../legal/retention-periods.tsx';

export default function PrivacyPage() {
  return (
    <LegalPage
      path="/privacy"
      title="Privacy"
      description={`What ${firm().name} keeps about you, why, for how long, and how to have it corrected or deleted.`}
    >
      <LegalSection title="In short">
        <p>
          We keep what you tell us so that we can answer you, visit you and fit your floor. We don’t
          sell it or use it for advertising, and this website has no trackers. We count how often
          each page is opened in a day, without cookies and without anything about you, and not at
          all if your browser asks not to be tracked.
        </p>
      </LegalSection>
      <LegalSection title="Who is responsible">
        <p>{firm().legalName} is responsible for your data.</p>
        <ContactLines />
      </LegalSection>
      <LegalSection title="What we keep, and why">
        <LegalList
          items={[
            <>
              <strong>Enquiries, samples and bookings.</strong> Your name, phone number, email,
              address and what you tell us about the job. We need them to answer you, send samples,
              visit, quote and fit your floor: in law, the steps you ask for before a contract, and
              the contract itself.
            </>,
            <>
              <strong>Photos of the job.</strong> Our fitters may take photos of your rooms and
              floors during a visit, without where and with which phone they were taken. Only the
              office and your fitter see them, to plan and check the work.
            </>,
            <>
              <strong>Reviews.</strong> Three days after a visit we may email you once to ask how it
              went. What you write is published with your first name and town, never your address,
              until you ask us to remove it. Each of these emails has a link that stops them. We
              rely on our legitimate interest in showing others how we work.
            </>,
            <>
              <strong>Estimates.</strong> The rooms and choices you enter, without your name, at a
              web address that can’t be guessed, so that you can come back to them, and any photos
              or sketches you add to them, without where and with which phone they were taken.
            </>,
            <>
              <strong>Chat.</strong> What you write, and your name, contact details and rooms if you
              give them, so that we can answer and pick up where we left off.{' '}
              {firm().assistant.name}, who answers first, is a computer program; our team reads the
              chat too. If we use an outside language model to answer, your message is sent to it
              for that and for nothing else.
            </>,
            <>
              <strong>Staff accounts.</strong> Name and email of our own team, and where and in
              which browser each of them is signed in, so that they can sign out a device that isn’t
              theirs.
            </>,
            <>
              <strong>Technical records.</strong> Your internet (IP) address, for about a day, so
              that nobody can send a form hundreds of times, and a record of errors. We rely on our
              legitimate interest in keeping the website working.
            </>,
          ]}
        />
        <p>
          We don’t keep the postcode you enter in the coverage check, only how often its district
          (such as {firm().base.postcodeDistrict}) was asked for that day. What stays in your own
          browser is listed under{' '}
          <Link href="/cookies" className="link">
            Cookies
          </Link>
          .
        </p>
      </LegalSection>
      <LegalSection title="How long we keep it, and who sees it">
        <RetentionPeriods />
        <p>
          Nothing goes while you have a request that’s open, a visit to come, or a booking with an
          estimate. We keep bookings and quotes for as long as a job, a guarantee or a question is
          open, and invoice records for six years, because tax law requires it. Everything else we
          delete when you ask.
        </p>
        <p>
          Only our own staff see it, and the firms that run our servers and send our emails and
          texts, which may use it for nothing else. Where we list the addresses of your postcode,
          the postcode alone goes to the firm that knows them.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          You can ask us for a copy of what we hold, in a file you can take elsewhere if you like.
          You can also ask us to correct or delete it, or object to how we use it. Write to us or
          call: it’s free, and we’ll answer within a month.
        </p>
        <p>
          If you’re not happy with our answer, you can complain to the{' '}
          <a href="https://ico.org.uk/make-a-complaint/" className="link">
            Information Commissioner’s Office
          </a>
          .
        </p>
      </LegalSection>
    </LegalPage>
  );
}
