import { describe, expect, it } from 'vitest';
import {
  topicsAsked,
  topicsDenied,
} from '#features/assistant/server/dialogue/topics/find-topics.ts';

const namesOf = (topics: readonly { name: string }[]) => topics.map(({ name }) => name);

describe('what a customer says does not matter, or is not there', () => {
  it.each([
    ['I dont care about water, its a living room', 'water'],
    ['i dont care about water its a living room', 'water'],
    ['no pets, just us', 'dogs'],
    ['we haven’t got any kids or pets', 'marks'],
    ['not bothered about noise just want it warm', 'noise'],
    ['never mind the damp, which is softer', 'damp'],
    ['water doesn’t matter', 'water'],
    ['forget about stains', 'stains'],
    ['not worried about the stairs', 'stairs'],
  ])('is neither asked nor needed: %s', (text, name) => {
    expect(namesOf(topicsAsked(text))).not.toContain(name);
    expect(namesOf(topicsDenied(text))).toContain(name);
  });

  it.each([
    ['we have no dogs. 2 cats', 'cats'],
    ['is it no good for dogs', 'dogs'],
    ['not bothered about noise just want it warm', 'warmth'],
    ['can’t have anything that shows mud, we have kids', 'marks'],
    ['no water damage please, we have a wet dog', 'dogs'],
    ['do you not have anything for stairs', 'stairs'],
  ])('leaves what is needed: %s', (text, name) => {
    expect(namesOf(topicsAsked(text))).toContain(name);
  });
});
