import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TodayScreen } from '#features/booking/client/today/today-screen.tsx';
import { recheckAccount } from '#features/staff-accounts/client/me-query.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { keepOffline, onSignedOut } from '../../today/keep-offline.ts';
import { MeasureForm } from '../../today/measure-form.tsx';
// Loaded with the page, which keeps its files for where there is no network.
import '#platform/client/ui/toaster.tsx';

export default function TodayTab({ member }: { member: StaffAccount }) {
  const [isKept, setIsKept] = useState<boolean>();
  const queries = useQueryClient();
  useEffect(
    () =>
      onSignedOut(() => {
        void queries.resetQueries({ queryKey: ['/api/today'] });
        recheckAccount(queries)
          .then((account) => account && queries.invalidateQueries({ queryKey: ['/api/today'] }))
          // Without an answer the page waits.
          .catch(() => {});
      }),
    [queries],
  );
  useEffect(() => {
    keepOffline(member.id).then(setIsKept);
  }, [member.id]);
  return <TodayScreen accountId={member.id} isKept={isKept} MeasureForm={MeasureForm} />;
}
