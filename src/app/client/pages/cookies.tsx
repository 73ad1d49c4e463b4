import { businessName } from '#features/business/facts.ts';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';
import { cookies, type StoredValue, staffValues, visitorValues } from '../legal/stored-values.ts';

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
        <StoredValues values={[...visitorValues, ...staffValues]} />
      </LegalSection>
      <LegalSection title="Cookies that come when you ask for something">
        <StoredValues values={cookies} />
        <p>
          All are needed for what was asked for, so the law asks for no consent. It does ask us to
          tell you, which is what this page is for.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function StoredValues({ values }: { values: readonly StoredValue[] }) {
  return (
    <LegalList
      items={values.map(({ title, names, purpose }) => (
        <>
          <strong>{title}.</strong> {purpose}{' '}
          <span className="text-ink-soft">
            {names.length === 1 ? 'Its name' : 'Their names'} in your browser: {names.join(', ')}.
          </span>
        </>
      ))}
    />
  );
}
