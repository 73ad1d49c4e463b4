const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats pounds as '£1,081.99'. */
export const formatPounds = (pounds: number) => money.format(pounds);

/** Formats pence as '£1,081.99'. */
export const formatPence = (pence: number) => formatPounds(toPounds(pence));

/** Converts stored pence to the pounds of responses and screens. */
export const toPounds = (pence: number) => pence / 100;

/** Converts pounds of a request or of a form to the stored whole pence. */
export const toPence = (pounds: number) => Math.round(pounds * 100);

/** Whether an amount in pounds has at most two decimals. */
export const isWholePence = (pounds: number) => Math.abs(pounds * 100 - toPence(pounds)) < 1e-6;
