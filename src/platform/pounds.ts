const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats pounds as '£1,081.99'. */
export const formatPounds = (pounds: number) => money.format(pounds);
