import type { ComponentProps } from 'react';
import { SelectField } from '#platform/client/ui/field.tsx';
import { roles } from '#platform/roles.ts';
import { roleNames } from '../../limits.ts';

type RoleFieldProps = { error: string | undefined } & ComponentProps<'select'>;

/** The choice of what an account may do. */
export function RoleField(props: RoleFieldProps) {
  return (
    <SelectField
      label="Role"
      hint="Support: conversations, appointments, leads. Office: also fitters, closed days, products, prices and exports. Admin: also the team and erasing data. Fitter: their own visits only."
      {...props}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </SelectField>
  );
}
