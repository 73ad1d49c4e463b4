import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { Inbox } from './inbox.ts';
import { TeamSidebar } from './team-sidebar.tsx';

/** The team chat, as high as the window leaves room, however long the lists: each column scrolls by itself. */
export function TeamInboxColumns({ member }: { member: StaffAccount }) {
  return (
    <div className="flex min-h-120 flex-1 basis-0 max-lg:flex-col">
      <Inbox member={member} />
      <TeamSidebar member={member} />
    </div>
  );
}
