import { firm } from '#features/business/firm.ts';
import { LegalList, LegalPage, LegalSection } from '../legal/legal-page.tsx';
import { cookies, type StoredValue, staffValues, visitorValues } from '../legal/stored-values.ts';

export default function CookiesPage() {
  return (
    <LegalPage
      path="/cookies"
      title="Cookies"
      description={`The public pages of ${firm().name} set no cookie. What your browser keeps for you, and which cookies come with chat and staff sign-in.`}
    >
      <LegalSection title="No banner, because there is nothing to accept">
        <p>
          Browsing this website sets no cookies. We use no trackers, no advertising, no embedded
          videos or maps and no fonts from elsewhere, so no other company sets any either.
        </p>
      </LegalSection>
      <LegalSection title="What your browser keeps for you">
        <p>
          These stay on your own device, in your browser’s storage. We only see what you send us. To
          remove them, clear this website’s data in your browser.
        </p>
        <StoredValues values={[...visitorValues, ...staffValues]} />
      </LegalSection>
      <LegalSection title="Cookies for chat and staff sign-in">
        <StoredValues values={cookies} />
        <p>
          They’re all needed for something you asked for, so the law doesn’t require your consent.
          It does require us to tell you about them, and that’s what this page is for.
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
