import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  addApp,
  addPasskey,
  beginApp,
  Confirmation,
  checkConfirmation,
  confirmIdentity,
  confirmPasskeyOptions,
  FactorProof,
  finishLogin,
  listFactors,
  loginPasskeyOptions,
  NewPasskey,
  newPasskeyOptions,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  resetFactors,
} from '../../second-factor/contract.ts';

export const factorsQuery = readQuery<typeof listFactors>('/api/team/factors');

// Each throws RequestError when the response is not OK.

export const requestSecondStep = (body: FactorProof) =>
  callEndpoint<typeof finishLogin>('POST', '/api/team/login/second-step', { body });

export const requestLoginChallenge = () =>
  callEndpoint<typeof loginPasskeyOptions>('POST', '/api/team/login/passkey-options');

export const requestConfirmation = (body: Confirmation) =>
  callEndpoint<typeof confirmIdentity>('POST', '/api/team/confirm', { body });

export const requestConfirmationCheck = () =>
  callEndpoint<typeof checkConfirmation>('GET', '/api/team/confirm');

export const requestConfirmChallenge = () =>
  callEndpoint<typeof confirmPasskeyOptions>('POST', '/api/team/confirm/passkey-options');

export const requestNewApp = () =>
  callEndpoint<typeof beginApp>('POST', '/api/team/factors/app/begin');

export const requestAppAdded = (body: { name: string; code: string }) =>
  callEndpoint<typeof addApp>('POST', '/api/team/factors/app', { body });

export const requestNewPasskey = () =>
  callEndpoint<typeof newPasskeyOptions>('POST', '/api/team/factors/passkey/begin');

export const requestPasskeyAdded = (body: { name: string; passkey: NewPasskey }) =>
  callEndpoint<typeof addPasskey>('POST', '/api/team/factors/passkey', { body });

export const requestFactorName = (id: string, body: { name: string }) =>
  callEndpoint<typeof renameFactor>('PATCH', '/api/team/factors/:id', { params: { id }, body });

export const requestFactorRemoval = (id: string) =>
  callEndpoint<typeof removeFactor>('DELETE', '/api/team/factors/:id', { params: { id } });

export const requestNewRecoveryCodes = () =>
  callEndpoint<typeof renewRecoveryCodes>('POST', '/api/team/recovery-codes');

export const requestFactorReset = (id: string) =>
  callEndpoint<typeof resetFactors>('DELETE', '/api/team/members/:id/factors', { params: { id } });
