import type { ComponentProps } from 'react';
import { TextField } from '#platform/client/ui/field.tsx';

/** Email field of an account, with the attributes that password managers expect. */
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
