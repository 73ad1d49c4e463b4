import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type { editFirm, getFirm } from '../../firm-contract.ts';
import type { FirmSettings } from '../../firm-settings.ts';

export const firmQuery = readQuery<typeof getFirm>('/api/admin/firm');

/** Saves whole sections. @throws RequestError, 409 when somebody else has saved since `version` */
export const requestFirm = (body: { version: number; sections: Partial<FirmSettings> }) =>
  callEndpoint<typeof editFirm>('PATCH', '/api/admin/firm', { body });
