import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  changeText,
  getStaffText,
  listTexts,
  listTextVersions,
} from '../../../texts/contract.ts';
import type { TextName } from '../../../texts/page-texts.ts';
import type { TextValues } from '../../../texts/text-kinds.ts';

export const textsQuery = readQuery<typeof listTexts>('/api/admin/texts');
export const staffTextQuery = (name: TextName) =>
  readQuery<typeof getStaffText>('/api/admin/texts/:name', { params: { name } });
export const textVersionsQuery = (name: TextName) =>
  readQuery<typeof listTextVersions>('/api/admin/texts/:name/versions', { params: { name } });

/** Saves a text as it was read in a version. @throws RequestError when the response is not OK */
export const requestText = (name: TextName, version: number, fields: TextValues) =>
  callEndpoint<typeof changeText>('PATCH', '/api/admin/texts/:name', {
    params: { name },
    body: { version, fields },
  });
