import { useEffect, useState } from 'react';
import { TodayScreen } from '#features/booking/client/today/today-screen.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { keepOffline } from '../../today/keep-offline.ts';
import { MeasureForm } from '../../today/measure-form.tsx';
// Loaded with the page, which keeps its files for where there is no network.
import '#platform/client/ui/toaster.tsx';

export default function TodayTab({ member }: { member: StaffAccount }) {
  const [isKept, setIsKept] = useState<boolean>();
  useEffect(() => {
    keepOffline().then(setIsKept);
  }, []);
  return <TodayScreen accountId={member.id} isKept={isKept} MeasureForm={MeasureForm} />;
}
