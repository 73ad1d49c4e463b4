import * as z from 'zod/mini';
import { roles } from '#platform/roles.ts';
import { accountName } from './account-name.ts';
import { emailField } from './email-field.ts';

export const roleField = z.enum(roles, 'must be support, office, admin or fitter.');

/** A change of status, role, name or several. Approving a pending account requires a role. */
export const accountChange = z.object({
  status: z.optional(z.enum(['active', 'deactivated'], 'must be active or deactivated.')),
  role: z.optional(roleField),
  name: z.optional(accountName),
});
export type AccountChange = z.output<typeof accountChange>;

/** An account that an admin opens for somebody, who chooses the password by a link. */
export const invitation = z.object({ name: accountName, email: emailField, role: roleField });
export type Invitation = z.output<typeof invitation>;

export const nameChange = z.object({ name: accountName });
