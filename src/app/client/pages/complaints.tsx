import { businessName, openingHoursText, responseHours } from '#features/business/facts.ts';
import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';

export default function ComplaintsPage() {
  return (
    <LegalPage
      path="/complaints"
      title="Complaints"
      description={`Not happy with a floor or with how we dealt with you? How to tell ${businessName}, what happens next, and where to go if we cannot agree.`}
    >
      <LegalSection title="Tell us">
        <p>
          Ring or write, with your name, the address of the floor and what is wrong. Pictures help.
          We answer the telephone {openingHoursText}.
        </p>
        <ContactLines />
      </LegalSection>
      <LegalSection title="What happens then">
        <LegalList
          items={[
            `We confirm within ${responseHours} hours that we have your complaint, and say who deals with it.`,
            'We come and look at the floor at a time that suits you.',
            'You get our answer in writing: what we found, what we will do about it, and when.',
          ]}
        />
        <p>
          If work was not done with reasonable care and skill, the law has us do it again at our
          cost within a reasonable time. If that is not possible, part of the price comes back to
          you.
        </p>
      </LegalSection>
      <LegalSection title="If we cannot agree">
        <p>
          Then we name you, in writing, an approved body for settling disputes without a court, and
          say whether we would use it. You need not: you can go to court at any time.
        </p>
        <p>
          Free and independent advice comes from the{' '}
          <a href="https://www.citizensadvice.org.uk/consumer/" className="link">
            Citizens Advice
          </a>{' '}
          consumer service, which also passes on to Trading Standards what they should know.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
