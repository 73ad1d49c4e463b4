import { LegalPage } from '../legal/legal-page.tsx';
import { StoredValueList } from '../legal/stored-value-list.tsx';
import { cookies, staffValues, visitorValues } from '../legal/stored-values.ts';

const parts = {
  'stored values': <StoredValueList values={[...visitorValues, ...staffValues]} />,
  cookies: <StoredValueList values={cookies} />,
};

export default function CookiesPage() {
  return <LegalPage name="cookies" parts={parts} />;
}
