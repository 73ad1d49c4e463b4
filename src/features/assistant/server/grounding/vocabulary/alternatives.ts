import { stemmer } from 'stemmer';

/** Words of which only one is true of a thing: what the evidence calls mild is not neat. */
const groups = `
confirmation quote reply visit delivery payment
mild neat strong
morning afternoon evening
indoor outdoor
heavy medium light
warm cold
soft firm hard
wet dry
thick thin
pale dark
long short
smooth rough
loose tight
`;

/** The stems of each group. */
export const alternatives: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => stemmer(word)));
