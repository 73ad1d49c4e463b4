/** Size limits of a product: characters of texts, entries of lists. */
export const productLimits = {
  name: 120,
  sku: 60,
  brand: 80,
  description: 4_000,
  address: 500,
  pounds: 100_000,
  sortOrder: 1_000_000,
  colours: 40,
  colourName: 60,
  specifications: 40,
  specificationName: 60,
  specificationText: 200,
  features: 30,
  feature: 120,
  packArea: 100,
  samples: 10_000,
  /** In metres. */
  patternRepeat: { min: 0.01, max: 2 },
} as const;

/** Size limits of a file of products. */
export const importLimits = { rows: 5_000, characters: 5_000_000 } as const;
