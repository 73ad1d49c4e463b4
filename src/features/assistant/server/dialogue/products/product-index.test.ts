import { describe, expect, it } from 'vitest';
import { seedCatalogue, seedProduct } from '#tests/support/assistant/seed-catalogue.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import { indexOf } from './product-index.ts';

const index = indexOf(seedCatalogue.products);
const ask = (slug: string, question: string) =>
  index.find(seedProduct(slug), question, topicsAsked(question)).join(' ');

describe('what the catalogue says of a product', () => {
  it.each(
    seedCatalogue.products.flatMap(({ slug, specifications }) =>
      Object.keys(specifications).map((name) => [slug, name] as const),
    ),
  )('finds of %s its %s', (slug, name) => {
    expect(ask(slug, `what is the ${name.toLowerCase()}`)).toContain(
      seedProduct(slug).specifications[name],
    );
  });

  it.each(
    seedCatalogue.products.flatMap(({ slug, description }) =>
      description.split(/(?<=[.!?])\s+(?=[A-Z£0-9])/).map((sentence) => [slug, sentence] as const),
    ),
  )('finds of %s by its own words: %s', (slug, sentence) => {
    const found = index.find(seedProduct(slug), sentence, []);
    expect(found).toContain(sentence);
  });

  it.each([
    ['moorland-twist-navy', 'does navy show fluff', 'pale fluff'],
    ['moorland-twist-navy', 'will bits show up on it, lint and that', 'pale fluff'],
    ['moorland-twist-navy', 'its south facing, would the sun fade it', 'sunlight'],
    ['moorland-twist-sage', 'will ribena come out', 'blotted'],
    ['moorland-twist-heather', 'can i bleach it', 'bleach'],
    ['bradford-twist-oat', 'does it shed', 'sheds fluff'],
    ['bradford-twist-slate', 'new and fluff everywhere, does it moult', 'sheds fluff'],
    ['cavendish-saxony-dove', 'can you see footprints', 'footprints'],
    ['cavendish-saxony-dove', 'is it noisy', 'quiet'],
    ['cavendish-saxony-mocha', 'does it hide dirt', 'forgives'],
    ['cavendish-saxony-clotted-cream', 'will coffee show', 'dropped coffee'],
    ['whitby-loop-natural', 'does the pile go flat', 'no cut end'],
    ['kennet-level-loop-supplied-and-fitted', 'is it thin', '3 mm'],
    ['kennet-level-loop-supplied-and-fitted', 'ok with castors', 'light offices'],
    ['kennet-level-loop-supplied-and-fitted', 'whats the fire class', 'Cfl-s1'],
    ['ashdown-plank-natural-oak', 'waterproof?', 'Water on top does no harm'],
    ['ashdown-plank-pale-oak', 'can one plank be replaced', 'damaged plank'],
    ['ashdown-herringbone-natural-oak', 'is it stuck down', 'glued down'],
    ['portland-tile-honister-slate', 'we have very hard water, limescale?', 'Limescale shows'],
    ['portland-tile-limestone', 'does it need grouting', 'grouting'],
    ['sherwood-laminate-whitewashed-oak', 'has it got grooves', 'bevel'],
    ['sherwood-laminate-driftwood-grey', 'does it show dust', 'dust'],
    ['camden-sheet-vinyl-chequer', 'is it cold on the feet', 'chill'],
    ['camden-sheet-vinyl-encaustic-star', 'how wide', '2 m, 3 m and 4 m'],
    ['lvt-adhesive-4kg', 'how far does a tub go', '14 m²'],
    ['pu-underlay-11mm', 'ok on stairs?', 'Too soft for stairs'],
  ])('answers of %s "%s"', (slug, question, expected) => {
    expect(ask(slug, question)).toContain(expected);
  });

  it('says of a colour only what is true of it', () => {
    expect(ask('bradford-twist-slate', 'does it show crumbs')).not.toContain('Oat');
    expect(ask('moorland-twist-heather', 'does it show fluff')).not.toContain('Dark plain colours');
    expect(ask('sherwood-laminate-honey-oak', 'is there a bevel')).not.toContain('bevel');
  });

  it('finds nothing of what the catalogue does not speak of', () => {
    expect(ask('portland-tile-limestone', 'is it made in england')).toBe('');
    expect(ask('bradford-twist-oat', 'is it vegan')).toBe('');
  });

  it.each([
    ['do you do that sisal looking carpet', 'whitby-loop-natural'],
    ['something that looks like flagstones', 'portland-tile-honister-slate'],
    ['the victorian tile look', 'camden-sheet-vinyl-encaustic-star'],
    ['a floor with a stone look', 'portland-tile-limestone'],
    ['chalky limed boards', 'sherwood-laminate-whitewashed-oak'],
    ['parquet look', 'ashdown-herringbone-natural-oak'],
  ])('knows what "%s" looks like', (text, slug) => {
    expect(index.lookalikes(text)[0]?.slug).toBe(slug);
  });
});
