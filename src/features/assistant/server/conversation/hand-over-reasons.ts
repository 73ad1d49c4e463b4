/** Why somebody is passed to the team who is cross. */
export const complaintReason = 'The customer is not happy';

/** Why somebody is rung who asked for it. */
export const callBackReason = 'The customer wants to be rung';
