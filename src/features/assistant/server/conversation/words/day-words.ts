/** A day of the week, however it is shortened. Parts of patterns, as all of these. */
export const weekdayWord = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';

/** A month, but for "may" and "mar", which are words of sentences as well. */
export const monthWord =
  '(?:jan(?:uary)?|feb(?:r?uary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** The parts of a day by name: mornings, and afternoons. */
export const morningWord = 'mornings?|morn';
export const afternoonWord = 'afternoons?|arvo|aft(?:ers)?';
export const partOfDayWord = `(?:${morningWord}|${afternoonWord}|evenings?)`;
