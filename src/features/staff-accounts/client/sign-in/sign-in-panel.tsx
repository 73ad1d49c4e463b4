import { useState } from 'react';
import { clientOnly } from '#platform/client/client-only.tsx';
import { Tabs } from '#platform/client/ui/tabs.tsx';
import type { StaffAccount } from '../../contract.ts';
import { FormSkeleton } from './form-skeleton.tsx';

const LoginForm = clientOnly(() => import('./login-form.tsx'), <FormSkeleton />);
const RegisterForm = clientOnly(() => import('./register-form.tsx'), <FormSkeleton />);
const ForgottenForm = clientOnly(() => import('./forgotten-form.tsx'), <FormSkeleton />);

const tabs = [
  { name: 'login', label: 'Login' },
  { name: 'register', label: 'Register' },
] as const;

type SignInPanelProps = {
  /** From the setup link; opens the registration form. */
  setupCode: string | undefined;
  defaultEmail: string;
  onSignedIn: (member: StaffAccount) => void;
};

/** Login and registration. The forms and their schemas are lazy components. */
export function SignInPanel({ setupCode, defaultEmail, onSignedIn }: SignInPanelProps) {
  const [shown, setShown] = useState<'login' | 'register' | 'forgotten'>(
    setupCode === undefined ? 'login' : 'register',
  );
  const [email, setEmail] = useState(defaultEmail);
  const [code, setCode] = useState(setupCode);
  const showLogin = (address: string) => {
    setEmail(address);
    setShown('login');
  };
  return (
    <Tabs
      label="Staff account"
      tabs={tabs}
      chosen={shown === 'register' ? 'register' : 'login'}
      onChoose={setShown}
    >
      <div className="pt-6">
        {shown === 'login' && (
          <LoginForm
            defaultEmail={email}
            onSignedIn={onSignedIn}
            onForgotten={(address) => {
              setEmail(address);
              setShown('forgotten');
            }}
          />
        )}
        {shown === 'register' && (
          <RegisterForm
            setupCode={code}
            onRegistered={(member) => {
              setCode(undefined);
              showLogin(member.email);
            }}
          />
        )}
        {shown === 'forgotten' && (
          <ForgottenForm defaultEmail={email} onBack={() => setShown('login')} />
        )}
      </div>
    </Tabs>
  );
}
