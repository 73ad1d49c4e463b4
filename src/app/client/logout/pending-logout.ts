import { useEffect } from 'react';
import { requestLogout } from '#features/staff-accounts/client/api.ts';
import { deleteDeviceData } from './device-data.ts';

const key = 'logout_pending';

/** Notes that somebody has logged out of this device while the server could not be reached. */
export const notePendingLogout = () => localStorage.setItem(key, '1');

/** Ends the session of a logout that the server does not know of. */
export function usePendingLogout(isSignedIn: boolean) {
  useEffect(() => {
    if (localStorage.getItem(key) === null) return;
    const end = async () => {
      if (isSignedIn) await requestLogout();
      localStorage.removeItem(key);
      if (!isSignedIn) return;
      await deleteDeviceData();
      location.reload();
    };
    const attempt = () => {
      // Without an answer the logout stays pending, for the next network or visit.
      end().catch(() => {});
    };
    attempt();
    addEventListener('online', attempt);
    return () => removeEventListener('online', attempt);
  }, [isSignedIn]);
}
