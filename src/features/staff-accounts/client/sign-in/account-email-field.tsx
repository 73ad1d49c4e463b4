import type { ComponentProps } from 'react';
import { TextField } from '#platform/client/ui/field.tsx';

/** The e-mail that names an account; password managers take it for that. */
export const AccountEmailField = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label="Email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);
