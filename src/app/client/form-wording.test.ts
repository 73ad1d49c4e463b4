import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactStep, projectStep, scheduleStep } from '#features/booking/booking-form.ts';
import { createProduct } from '#features/catalogue/contract.ts';
import { enquiryRequest } from '#features/enquiries/enquiry-form.ts';
import { sampleRequest } from '#features/enquiries/sample-form.ts';
import { accountChange, nameChange } from '#features/staff-accounts/account-change.ts';
import {
  forgottenPassword,
  loginRequest,
  passwordChange,
  passwordReset,
  registration,
} from '#features/staff-accounts/contract.ts';
import { emailEntry } from '#features/staff-accounts/email/contract.ts';
import {
  codeEntry,
  confirmationEntries,
  factorName,
  newApp,
  recoveryCodeEntry,
} from '#features/staff-accounts/second-factor/contract.ts';
import { listWrongValues } from '#tests/support/bad-input/wrong-fields.ts';

// The browser has no error map, so a form's schema must have a message of its own for whatever a form can hold.
it.each(
  Object.entries({
    projectStep,
    contactStep,
    scheduleStep,
    enquiryRequest,
    sampleRequest,
    product: createProduct.body,
    loginRequest,
    registration,
    forgottenPassword,
    passwordReset,
    passwordChange,
    codeEntry,
    recoveryCodeEntry,
    newApp,
    factorName,
    ...confirmationEntries,
    accountChange,
    nameChange,
    emailEntry,
  }),
)('%s has a message for every wrong field', (_, schema) => {
  const own = listWrongValues(schema).filter(
    // What is no object at all, or a list in place of an object, no form can hold.
    ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  const unworded = own.flatMap(({ what, value }) =>
    (z.safeParse(schema, value).error?.issues ?? [])
      .filter(({ message }) => /\b(?:Invalid|expected|Too)\b/.test(message))
      .map(({ message, path }) => `${what}: ${path.join('.')}: ${message}`),
  );
  expect(unworded).toEqual([]);
});
