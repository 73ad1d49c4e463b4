import { Link } from 'wouter';
import { AdminSidebar } from '../admin/admin-sidebar.tsx';
import { tabsFor } from '../admin/admin-tabs.ts';
import { StaffGate } from '../staff/staff-gate.tsx';

/** The admin panel at `/admin`; each tab has a path of its own, and the first one is at `/admin` itself. */
export default function AdminPage({ params }: { params: Record<string, string | undefined> }) {
  return (
    <StaffGate title="Admin panel">
      {(member) => {
        const tabs = tabsFor(member);
        const chosen =
          params.tab === undefined ? tabs[0] : tabs.find(({ slug }) => slug === params.tab);
        return (
          <div className="flex flex-1">
            <AdminSidebar tabs={tabs} chosen={chosen} member={member} />
            <div className="min-w-0 flex-1 px-4 py-5 sm:px-6">
              {chosen ? <chosen.Part member={member} /> : <NothingHere />}
            </div>
          </div>
        );
      }}
    </StaffGate>
  );
}

function NothingHere() {
  return (
    <>
      <h1 className="text-2xl">Admin panel</h1>
      <p className="mt-3 max-w-[60ch]">
        Your account doesn’t have access to anything here. An admin can change that, or you can go
        to the{' '}
        <Link href="/team-chat" className="link">
          team chat
        </Link>
        .
      </p>
    </>
  );
}
