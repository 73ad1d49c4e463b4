/** Facts that are the same for every firm which this product serves; what an owner decides is in `firm()`. */

/**
 * The link to book a visit. A link with `book` in its query opens the booking dialog on any page; without
 * JavaScript it leads to the contact section.
 */
export const bookingPath = '/?book=1#contact';

export const currency = 'GBP';
export const vatNote = 'Prices include VAT.';
/** The same note beside a single price. */
export const vatMark = 'including VAT';

/** What customers have ready for a visit, by what it is for. */
export const visitPreparation = {
  measure: [
    'A clear path to each room, with anything easy to move off the floor',
    'Lights that work, and somewhere to park the van',
    'Any colours or photos you like, and a plan of the rooms if you have one',
  ],
  repair: [
    'A clear path to the damage, with anything easy to move off the floor',
    'A light that works, and somewhere to park the van',
    'Any spare pieces of the floor, and the date or invoice of the fitting if you have it',
  ],
} as const;
