import { describe, expect, it } from 'vitest';
import { featuresOf, readWords } from './question-features.ts';
import { QuestionIndex } from './question-index.ts';
import { readStartingAnswers } from './seed-taught-answers.ts';
import { readTopics, topicReader, trainTopics } from './topic-model.ts';

const starting = readStartingAnswers(new Date(0));
const index = new QuestionIndex(starting, readTopics);
const likenessOf = (text: string) => index.rank(text)[0]?.likeness ?? 0;

/** A quarter of the topics: all of them take a while to learn. */
const some = starting.filter((_, at) => at % 4 === 0);

describe('a fifth of the ways to ask about each topic, left out of what is learnt', () => {
  const every = 5;
  const isAsked = (at: number) => at % every === every - 1;
  const learnt = some.map(({ id, question, alsoAsked }) => ({
    id,
    question,
    alsoAsked: alsoAsked.filter((_, at) => !isAsked(at)),
  }));
  const asked = some.flatMap(({ id, alsoAsked }) =>
    alsoAsked.filter((_, at) => isAsked(at)).map((text) => ({ id, text })),
  );
  const rightOf = (one: QuestionIndex<(typeof learnt)[number]>) =>
    asked.filter(({ id, text }) => one.rank(text)[0]?.found.id === id).length / asked.length;

  it('is found in most cases, and more often than by the likeness of words alone', () => {
    const model = trainTopics(learnt);
    const ofWords = rightOf(new QuestionIndex(learnt));
    const right = rightOf(
      new QuestionIndex(
        learnt,
        topicReader(learnt, () => model),
      ),
    );
    expect(right).toBeGreaterThan(0.75);
    expect(right).toBeGreaterThan(ofWords + 0.03);
  });
});

describe('what was learnt of the topics', () => {
  it.each([
    ['is the price fixed or could it go up', 'written-quote'],
    ['old tiles lifting at the edges can we lay over', 'over-existing'],
    ['is it even allowed im on the second floor and theres people below', 'flat-noise'],
    ['is the landing usually done with the stairs', 'landing'],
    ['can the hall and the stairs be in one and the same carpet', 'landing'],
  ])('finds "%s"', (text, topic) => {
    const [first] = index.rank(text);
    expect(first?.found.id).toBe(`starting-${topic}`);
    expect(first?.likeness).toBeGreaterThan(0.45);
  });

  it.each([
    'can the fitters feed the goldfish',
    'Sophie Tanner, 12 Bluebell Walk',
    'thanks, I will have a think',
    'could someone come on Tuesday morning to measure',
  ])('finds nothing for "%s"', (text) => {
    expect(likenessOf(text)).toBeLessThan(0.38);
  });

  it('says nothing of an answer that staff have written', () => {
    const words = readWords('do you fit in boats');
    expect(readTopics(words, featuresOf(words))('written-by-staff')).toBeUndefined();
    const taught = { id: 'written-by-staff', question: 'Do you fit in boats?', alsoAsked: [] };
    const [first] = new QuestionIndex([...starting, taught], readTopics).rank('do u fit in boats');
    expect(first?.found.id).toBe('written-by-staff');
  });
});
