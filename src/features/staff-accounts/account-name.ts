import * as z from 'zod/mini';
import { firm } from '#features/business/firm.ts';
import { isPlainLine, isVisible } from '#platform/short-text.ts';
import { lengths } from './limits.ts';

/** By these the history names who was no member of the team. */
const reservedNames = () => [
  'customer',
  'system',
  firm().assistant.name.toLowerCase(),
  'starting answers',
];

const longName = 'Name must be at least 2 characters';

/** The name of a staff account. */
export const accountName = z.string(longName).check(
  z.trim(),
  // One spelling of a letter with an accent: names are compared.
  z.normalize('NFC'),
  z.minLength(2, longName),
  z.maxLength(lengths.name, `Name must be at most ${lengths.name} characters`),
  z.refine(isVisible, longName),
  z.refine(isPlainLine, 'Name must be plain text on one line'),
  z.refine(
    (text) => !reservedNames().includes(text.toLowerCase()),
    'Please enter your own name: we use this one for something else',
  ),
);
