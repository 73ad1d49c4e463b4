import type { VisitorContext } from '../../contract.ts';

const privatePage = /^\/(quote|review|visit)\/[^/?#]+/i;

/** What a visitor looks at without the token of a private link: it opens and answers what is the customer's alone. */
export const hidePrivateLinks = ({ page, ...context }: VisitorContext): VisitorContext => ({
  ...context,
  ...(page !== undefined && { page: page.replace(privatePage, '/$1/link') }),
});
