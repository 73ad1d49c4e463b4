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
  // A form that takes the place of another one takes its focus; one that a tab shows leaves it there.
  const [takesFocus, setTakesFocus] = useState(false);
  const replaceBy = (form: 'login' | 'forgotten', address = email) => {
    setEmail(address);
    setTakesFocus(true);
    setShown(form);
  };
  return (
    <Tabs
      label="Staff account"
      tabs={tabs}
      chosen={shown === 'register' ? 'register' : 'login'}
      onChoose={(tab) => {
        setTakesFocus(false);
        setShown(tab);
      }}
    >
      <div className="pt-6">
        {shown === 'login' && (
          <LoginForm
            defaultEmail={email}
            takesFocus={takesFocus}
            onSignedIn={onSignedIn}
            onForgotten={(address) => replaceBy('forgotten', address)}
          />
        )}
        {shown === 'register' && (
          <RegisterForm
            setupCode={code}
            onRegistered={(member) => {
              setCode(undefined);
              replaceBy('login', member.email);
            }}
          />
        )}
        {shown === 'forgotten' && (
          <ForgottenForm defaultEmail={email} onBack={() => replaceBy('login')} />
        )}
      </div>
    </Tabs>
  );
}
