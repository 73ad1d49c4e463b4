/** Why somebody is passed to the team who is cross. */
export const complaintReason = 'The customer is not happy';

/** Why somebody is rung who asked for it. */
export const callBackReason = 'The customer wants to be rung';

/** Why the team rings about a visit. */
export const withoutEmail = 'The customer wants a visit and has no email address';
