import * as z from 'zod/mini';
import { checkContact } from './check-contact.ts';
import { describeForSale, findBySlug, lookUpTools, place, unknownPlace } from './look-up-tools.ts';
import { priceTool } from './price-tool.ts';
import { sellingPrice } from './product-item.ts';
import { putContact, putCoverage, putOwnVisit, putProducts, sayHandedOver } from './put-cards.ts';
import { BadToolCall, defineTool, slug, type Tool, text } from './tool.ts';
import { putCard } from './turn.ts';
import { visitTool } from './visit-tool.ts';

const coverageCard = defineTool({
  name: 'put_coverage',
  description:
    'Shows the card that says whether a postcode or a place is covered. Use it at the first mention of a place outside our area, and where coverage is asked about.',
  input: place,
  run: async (turn, { postcode, place: town }) => {
    if (!postcode && !town) throw new BadToolCall('put_coverage: a postcode or a place.');
    const asked = postcode ? { postcode: postcode.toUpperCase() } : { place: town ?? '' };
    return (await putCoverage(turn, asked)) ?? [unknownPlace(postcode ?? town ?? '')];
  },
});

const productsCard = defineTool({
  name: 'put_products',
  description:
    'Shows up to four products as a card with pictures and prices, by the slugs of find_products.',
  input: z.object({ slugs: z.array(slug).check(z.minLength(1), z.maxLength(4)) }),
  run: (turn, { slugs }) => {
    const products = slugs
      .map((one) => findBySlug(turn, one))
      .toSorted((a, b) => sellingPrice(a) - sellingPrice(b));
    putProducts(turn, products, ({ features }) => features[0]);
    return products.map(describeForSale);
  },
});

const questionsCard = defineTool({
  name: 'put_questions',
  description:
    'Offers up to three questions as buttons, in the very words in which knowledge named them.',
  input: z.object({ questions: z.array(text(300)).check(z.minLength(1), z.maxLength(3)) }),
  run: (turn, { questions }) => {
    const items = questions.flatMap((one) => {
      const found = turn.answers.find(one).clear;
      return found ? [{ id: found.id, question: found.question }] : [];
    });
    if (items.length === 0) throw new BadToolCall('put_questions: knowledge has no such question.');
    putCard(turn, { kind: 'questions', version: 1, items });
    return [`Is it one of these? ${items.map(({ question }) => question).join(' ')}`];
  },
});

const ownVisitCard = defineTool({
  name: 'put_own_visit',
  description:
    'For a customer who has a visit already and asks about it, or wants to move or cancel it: the card that emails their private link again.',
  input: z.object({ email: z.optional(text(254)) }),
  run: (turn, { email }) => {
    const { fields, problems } = checkContact({ email });
    return [...problems, ...putOwnVisit(turn, fields.email)];
  },
});

const contactCard = defineTool({
  name: 'put_contact',
  description: 'Shows our phone number and hours, and a button that asks the team.',
  input: z.object({}),
  run: putContact,
});

const handOver = defineTool({
  name: 'hand_over',
  description:
    'Asks the team to answer here: where the customer wants a person, or nothing else helps. The summary is for the team.',
  input: z.object({ summary: text(1_000) }),
  run: async (turn, { summary }) => {
    await turn.tools.handOver(turn.conversationId, { summary });
    return [await sayHandedOver(turn)];
  },
});

/** What a language model may look up and put up; `model/guided-tools.ts` adds what follows rules of the guide. */
export const toolRegistry: readonly Tool[] = [
  ...lookUpTools,
  priceTool,
  visitTool,
  coverageCard,
  productsCard,
  questionsCard,
  ownVisitCard,
  contactCard,
  handOver,
];
