import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  changeText,
  getStaffText,
  listBrokenLinks,
  listTexts,
  listTextVersions,
  previewMail,
} from '../../../texts/contract.ts';
import type { MailName } from '../../../texts/mail-texts.ts';
import type { TextValues } from '../../../texts/text-kinds.ts';
import type { TextName } from '../../../texts/texts.ts';

export const textsQuery = readQuery<typeof listTexts>('/api/admin/texts');
export const brokenLinksQuery = readQuery<typeof listBrokenLinks>('/api/admin/broken-links');
export const staffTextQuery = (name: TextName) =>
  readQuery<typeof getStaffText>('/api/admin/texts/:name', { params: { name } });
export const textVersionsQuery = (name: TextName) =>
  readQuery<typeof listTextVersions>('/api/admin/texts/:name/versions', { params: { name } });

/** Query of emails to nobody with these words. */
export const mailPreviewQuery = (name: MailName, fields: TextValues) => ({
  queryKey: ['mail-preview', name, fields],
  queryFn: () =>
    callEndpoint<typeof previewMail>('POST', '/api/admin/texts/:name/preview', {
      params: { name },
      body: { fields },
    }),
});

/** Saves a text as it was read in a version. @throws RequestError when the response is not OK */
export const requestText = (name: TextName, version: number, fields: TextValues) =>
  callEndpoint<typeof changeText>('PATCH', '/api/admin/texts/:name', {
    params: { name },
    body: { version, fields },
  });
