import { useState } from 'react';
import { useSelectedConversation } from '#features/chat/client/inbox/use-selected-conversation.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { Inbox } from './inbox.ts';
import { TeamSidebar } from './team-sidebar.tsx';

/**
 * The team chat, as high as the window leaves room, however long the lists: each column scrolls by itself. The third
 * one holds the details of the open conversation, and the team below them.
 */
export function TeamInboxColumns({ member }: { member: StaffAccount }) {
  const [details, setDetails] = useState<HTMLElement | null>(null);
  const [chosen] = useSelectedConversation();
  return (
    <div className="flex min-h-120 flex-1 basis-0 max-xl:flex-col">
      <Inbox member={member} detailsColumn={details} />
      <div
        className={`flex shrink-0 flex-col border-line xl:w-72 xl:border-l ${chosen === null ? '' : 'max-[821px]:hidden'}`}
      >
        <div
          ref={setDetails}
          className="peer min-h-0 flex-1 overflow-auto border-b border-line max-xl:hidden empty:hidden"
        />
        <TeamSidebar member={member} />
      </div>
    </div>
  );
}
