import { firm } from '#features/business/firm.ts';
import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';

export default function ComplaintsPage() {
  return (
    <LegalPage
      path="/complaints"
      title="Complaints"
      description={`Not happy with a floor or with how we dealt with you? How to tell ${firm().name}, what happens next, and where to go if we can’t agree.`}
    >
      <LegalSection title="Tell us">
        <p>
          Call or write to us with your name, your address and what’s wrong. Photos help. We answer
          the phone {firm().openingHoursText}.
        </p>
        <ContactLines />
      </LegalSection>
      <LegalSection title="What happens then">
        <LegalList
          items={[
            `We’ll confirm within ${firm().responseHours} hours that we have your complaint, and tell you who is dealing with it.`,
            'We’ll come and look at the floor at a time that suits you.',
            'You’ll have our answer in writing: what we found, what we’ll do about it, and when.',
          ]}
        />
        <p>
          If our work wasn’t done with reasonable care and skill, the law says we must put it right,
          at our cost and within a reasonable time. If that isn’t possible, you’re entitled to some
          of your money back.
        </p>
      </LegalSection>
      <LegalSection title="If we can’t agree">
        <p>
          We’ll write to you with the name of an approved body that settles disputes out of court,
          and tell you whether we’re willing to use it. You don’t have to: you can go to court at
          any time.
        </p>
        <p>
          You can get free, independent advice from the{' '}
          <a href="https://www.citizensadvice.org.uk/consumer/" className="link">
            Citizens Advice
          </a>{' '}
          consumer service, which can also report a problem to Trading Standards.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
