import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { Tabs } from '#platform/client/ui/tabs.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { NextStep, OwnAccount, StaffAccount } from '../../contract.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { storeAccount } from './stored-account.ts';

const LoginForm = clientOnly(() => import('./login-form.tsx'), <FormSkeleton />);
const RegisterForm = clientOnly(() => import('./register-form.tsx'), <FormSkeleton />);
const SecondStepForm = clientOnly(
  () => import('../second-factor/second-step-form.tsx'),
  <FormSkeleton />,
);
const ForgottenForm = clientOnly(() => import('./forgotten-form.tsx'), <FormSkeleton />);

const tabs = [
  { name: 'login', label: 'Login' },
  { name: 'register', label: 'Register' },
] as const;

type SignInPanelProps = {
  /** From the setup link; opens the registration form. */
  setupCode: string | undefined;
  defaultEmail: string;
  onSignedIn: (member: OwnAccount) => void;
  /** Called when the account has to add a second factor before anything else. */
  onMustEnrol: () => void;
};

/** Login and registration. The forms and their schemas are lazy components. */
export function SignInPanel({
  setupCode,
  defaultEmail,
  onSignedIn,
  onMustEnrol,
}: SignInPanelProps) {
  const [shown, setShown] = useState<'login' | 'register' | 'forgotten'>(
    setupCode === undefined ? 'login' : 'register',
  );
  const [email, setEmail] = useState(defaultEmail);
  const [code, setCode] = useState(setupCode);
  const [unverified, setUnverified] = useState<string>();
  // A form that takes the place of another one takes its focus; one that a tab shows leaves it there.
  const [takesFocus, setTakesFocus] = useState(false);
  const replaceBy = (form: 'login' | 'forgotten', address = email) => {
    setEmail(address);
    setTakesFocus(true);
    setShown(form);
  };
  const [methods, setMethods] = useState<NextStep['methods']>();
  const welcome = (member: StaffAccount, secondFactor: OwnAccount['secondFactor']) => {
    storeAccount(member);
    showToast({ title: 'Welcome back!', description: `Logged in as ${member.name}` });
    onSignedIn({ ...member, secondFactor });
  };
  const startAgain = (error?: unknown) => {
    setMethods(undefined);
    replaceBy('login');
    if (error === undefined) return;
    const description = errorMessage(error);
    showToast({ title: 'Login failed', description, variant: 'destructive' });
  };
  if (methods)
    return (
      <SecondStepForm
        methods={methods}
        onSignedIn={(member) => welcome(member, 'on')}
        onStartAgain={startAgain}
      />
    );
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
        <p role="status" className="wrap-anywhere not-empty:mb-5">
          {shown === 'login' &&
            unverified &&
            `We’ve emailed a link to ${unverified}. Please open it within a day to verify your address.`}
        </p>
        {shown === 'login' && (
          <LoginForm
            defaultEmail={email}
            takesFocus={takesFocus}
            onSignedIn={(member) => welcome(member, 'off')}
            onNextStep={({ nextStep, methods: ways }, address) => {
              if (nextStep === 'add-factor') return onMustEnrol();
              setEmail(address);
              setMethods(ways);
            }}
            onForgotten={(address) => replaceBy('forgotten', address)}
          />
        )}
        {shown === 'register' && (
          <RegisterForm
            setupCode={code}
            onRegistered={(member) => {
              setCode(undefined);
              setUnverified(member.status === 'pending' ? member.email : undefined);
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
