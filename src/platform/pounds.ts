const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Money as it is written, from pounds: '£1,081.99'. */
export const formatPounds = (pounds: number) => money.format(pounds);
