export type NamedProduct = { id: string; name: string };

/** Finds the names of products by their ids; unknown ids are left out. */
export type FindProductNames = (ids: readonly string[]) => Promise<NamedProduct[]>;

/** Names products in the given order, each once. An id that is not in the catalogue stands for its name. */
export async function nameProducts(
  ids: readonly string[],
  findProductNames: FindProductNames,
): Promise<NamedProduct[]> {
  if (ids.length === 0) return [];
  const found = await findProductNames(ids);
  return [...new Set(ids)].map(
    (id) => found.find((one) => one.id === id) ?? { id, name: `Not in the catalogue (${id})` },
  );
}
