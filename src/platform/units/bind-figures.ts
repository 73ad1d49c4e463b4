const space =
  /(?<=\d) (?=(?:(?:mile|hour|minute|day|week|month|year)s?|h|min|[acmp]?m|kg|°C|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?!\w))|(?<=\d \w\w\w) (?=20\d\d)/g;

/**
 * Joins figures and their units, and the parts of a date, by non-breaking spaces: for display only. The length of
 * the text stays the same.
 */
export const bindFigures = (text: string) => text.replace(space, '\u00a0');
