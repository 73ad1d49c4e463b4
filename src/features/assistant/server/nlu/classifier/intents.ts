/** The intents with a one-line definition each. Every one has training phrases. */
export const intentMeanings = {
  estimate: 'what my own room or rooms, of a stated size, would cost',
  price: 'what a kind of floor or a service costs, without the size of a room',
  find_products: 'what is stocked or recommended, colours, what is in stock',
  offers: 'what is reduced at the moment',
  area: 'whether we come to a place or a postcode',
  opening_hours: 'when we are open',
  contact: 'the telephone number, the e-mail or the postal address',
  book: 'a visit or a free measure is to be booked',
  slots: 'which days and times are free, and how soon',
  change_booking: 'an existing visit is to be moved, cancelled or looked up',
  home_visit:
    'what a visit at home is, how long it takes, whether it is free, samples and showroom',
  underlay: 'whether it is needed, which one, whether it is included',
  fitting_time: 'how long the fitting takes',
  fitting_process: 'the day itself: furniture, the old carpet, doors, gripper, who fits',
  guarantee: 'what is guaranteed and for how long',
  floor_preparation: 'levelling, screed, damp and moisture',
  repairs: 'ripples, burns, squeaks, loose joins, emergencies',
  maintenance: 'care, cleaning and maintenance plans',
  about: 'who we are, reviews, insurance, experience',
  person: 'a human being or a call back is wanted',
  complaint: 'something went wrong and the visitor is cross',
  small_talk: 'greetings, thanks, goodbyes and idle talk',
  cannot_answer: 'what a flooring website cannot answer',
} as const;

export type Intent = keyof typeof intentMeanings;

export const intents = Object.keys(intentMeanings) as Intent[];
