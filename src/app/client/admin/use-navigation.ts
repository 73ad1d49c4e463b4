import { useQuery } from '@tanstack/react-query';
import type { readNavigation } from '#app/panel-contract.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { hasPermission } from '#platform/roles.ts';

const navigationQuery = readQuery<typeof readNavigation>('/api/admin/navigation');
const nothing = { waitingRequests: 0, openLeads: 0, waitingChats: 0, waitingReviews: 0 };

/** The counts beside the links of the staff screens; none while they are unknown. */
export function useNavigation(member: Pick<StaffAccount, 'role'>) {
  const isOffice = hasPermission(member, 'staff');
  const { data } = useQuery({ ...navigationQuery, enabled: isOffice });
  return data ?? { ...nothing, isFitter: !isOffice };
}
