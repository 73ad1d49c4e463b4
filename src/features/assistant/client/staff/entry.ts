/** Classes of a row in the lists of questions and answers. */
export const entry =
  'flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3';
