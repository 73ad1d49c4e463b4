/** The pages with a place for offers. */
export const offerPages = ['homepage', 'carpets', 'lvt', 'vinyl', 'laminate'] as const;
/** `announce` says what the products' own sale prices do; the others reduce prices while the offer runs. */
export const offerKinds = ['announce', 'percent', 'price'] as const;
