import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { registration, type StaffAccount } from '../../contract.ts';
import { registrationRoles, roleNames } from '../../limits.ts';
import { requestRegistration } from '../api.ts';
import { PasswordField } from '../password-field.tsx';
import { AccountEmailField } from './account-email-field.tsx';

type RegisterFormProps = {
  /** The code from the setup link, if the page was opened by it. */
  setupCode: string | undefined;
  onRegistered: (member: StaffAccount) => void;
};

const nextStep = {
  active: 'You can now log in',
  pending: 'An admin will approve your account, then you can log in.',
  invited: '',
  deactivated: '',
};

/** Form to register a staff account. */
export default function RegisterForm({ setupCode, onRegistered }: RegisterFormProps) {
  const form = useForm({
    resolver: zodResolver(registration),
    defaultValues: { name: '', email: '', password: '', role: 'support', setupCode },
  });
  const { errors, isSubmitting } = form.formState;
  const register = form.handleSubmit(async (values) => {
    try {
      const member = await requestRegistration(values);
      const description = nextStep[member.status];
      showToast({ title: 'Registration successful!', description });
      onRegistered(member);
    } catch (error) {
      const description = showServerError(form, error, 'email');
      showToast({ title: 'Registration failed', description, variant: 'destructive' });
    }
  });
  return (
    <form method="post" noValidate onSubmit={register} className="grid gap-5">
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <AccountEmailField error={errors.email?.message} {...form.register('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {setupCode === undefined ? (
        <SelectField
          label="Role"
          hint="An admin has the final say."
          error={errors.role?.message}
          {...form.register('role')}
        >
          {registrationRoles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label="Set-up code"
          autoComplete="off"
          spellCheck={false}
          hint="It creates the first account, which is an admin account, and works once."
          error={errors.setupCode?.message}
          {...form.register('setupCode')}
        />
      )}
      <Button look="brand" type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Registering…' : 'Register'}
      </Button>
    </form>
  );
}
