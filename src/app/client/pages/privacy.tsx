import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { RetentionPeriods } from '../legal/retention-periods.tsx';

const parts = { 'contact details': <ContactLines />, 'retention periods': <RetentionPeriods /> };

export default function PrivacyPage() {
  return <LegalPage name="privacy" parts={parts} />;
}
