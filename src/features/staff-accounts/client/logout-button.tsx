import { errorMessage } from '#platform/client/error-message.ts';
import { deleteOfflineCopies } from '#platform/client/offline-copies.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { requestLogout } from './api.ts';
import { clearStoredAccount } from './sign-in/stored-account.ts';

/** Ends the session. Reloads the page, so that no loaded data stays in memory. */
export function LogoutButton({ className }: { className?: string }) {
  const signOut = async () => {
    try {
      await requestLogout();
      clearStoredAccount();
      await deleteOfflineCopies();
      location.reload();
    } catch (error) {
      const description = errorMessage(error);
      showToast({ title: 'Logout failed', description, variant: 'destructive' });
    }
  };
  return (
    <Button look="outline" onClick={signOut} className={className}>
      Logout
    </Button>
  );
}
