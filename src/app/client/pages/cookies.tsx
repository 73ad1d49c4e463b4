import { businessName } from '#features/business/facts.ts';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';

export default function CookiesPage() {
  return (
    <LegalPage
      path="/cookies"
      title="Cookies"
      description={`The public pages of ${businessName} set no cookie. What your browser keeps for you, and which cookies come with chat and staff sign-in.`}
    >
      <LegalSection title="No banner, because there is nothing to accept">
        <p>
          Reading this website sets no cookie. We use no analytics, no advertising, no embedded
          videos or maps and no fonts from elsewhere, so no other company sets one either.
        </p>
      </LegalSection>
      <LegalSection title="What your browser keeps for you">
        <p>
          These stay on your own device, in your browser's storage. We cannot read them until you
          send us something. Clearing the data of this website in your browser removes them.
        </p>
        <LegalList
          items={[
            <>
              <strong>Quote basket.</strong> The floors you added, so that they are still there
              after a reload.
            </>,
            <>
              <strong>Calculator.</strong> The rooms you entered, for the same reason.
            </>,
          ]}
        />
      </LegalSection>
      <LegalSection title="Cookies that come when you ask for something">
        <LegalList
          items={[
            <>
              <strong>Chat.</strong> When you open the chat, one cookie tells us that the next
              message comes from the same visitor, so that nobody else can read your conversation.
              Scripts on the page cannot read it.
            </>,
            <>
              <strong>Staff sign-in.</strong> Our own team gets two cookies when signing in: one for
              the session, and one by which the browser is known again, so that somebody who guesses
              at passwords elsewhere locks nobody out. As a customer you never get either.
            </>,
          ]}
        />
        <p>
          Both are needed for what was asked for, so the law asks for no consent. It does ask us to
          tell you, which is what this page is for.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
