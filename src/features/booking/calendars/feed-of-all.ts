/** The id of the feed with everybody's visits, in the place of a fitter's. */
export const feedOfAll = 'all';
