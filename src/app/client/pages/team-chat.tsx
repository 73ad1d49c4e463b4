import { useLocation } from 'wouter';
import { AccountArea } from '#features/staff-accounts/client/own-account/account-area.tsx';
import { hasPermission } from '#platform/roles.ts';
import { StaffGate } from '../staff/staff-gate.tsx';
import { TeamInboxColumns } from '../staff/team-inbox-columns.tsx';
import { TeamSidebar } from '../staff/team-sidebar.tsx';

/** The team chat: `/team-chat` shows the inbox, `/team-chat/account` the own account. */
export default function TeamChatPage() {
  const [path] = useLocation();
  return (
    <StaffGate title="Team chat">
      {(member) =>
        path === '/team-chat/account' ? (
          <div className="flex flex-1 max-lg:flex-col">
            <div className="flex-1 px-4 py-8 sm:px-8">
              <AccountArea member={member} />
            </div>
            {hasPermission(member, 'staff') && <TeamSidebar member={member} />}
          </div>
        ) : (
          <TeamInboxColumns member={member} />
        )
      }
    </StaffGate>
  );
}
