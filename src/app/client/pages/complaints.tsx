import { ContactLines } from '../legal/contact-lines.tsx';
import { LegalPage } from '../legal/legal-page.tsx';

const parts = { 'contact details': <ContactLines /> };

export default function ComplaintsPage() {
  return <LegalPage name="complaints" parts={parts} />;
}
