import '../staff.css';
import { QueryProvider } from '#platform/client/query-provider.tsx';
import { EmailLinkPage } from '../staff/email-link-page.tsx';
import { ResetPasswordPage } from '../staff/reset-password-page.tsx';

/** The target of the links in emails to staff: `/team-chat/reset` and `/team-chat/email`. */
export default function StaffLinkPage({ params }: { params: { tab?: string } }) {
  return (
    <QueryProvider>
      {params.tab === 'reset' ? <ResetPasswordPage /> : <EmailLinkPage />}
    </QueryProvider>
  );
}
