import { defineQuery } from '#platform/client/read-query.ts';
import { endpointUrl } from '#platform/client/request.ts';
import type { getText } from '../../texts/contract.ts';
import type { PageName, TextOf } from '../../texts/page-texts.ts';

/** Query of what a page says. */
export const pageTextQuery = <Name extends PageName>(name: Name) =>
  defineQuery<TextOf<Name>>({
    queryKey: [endpointUrl<typeof getText>('/api/texts/:name', { params: { name } })],
  });
