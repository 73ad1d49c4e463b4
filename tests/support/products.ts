import type { Product, ProductChange } from '#features/catalogue/contract.ts';
import type { Role } from '#features/staff-accounts/limits.ts';
import { staffHeaders } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** A call about products as somebody of the staff makes it; the answer as it comes. */
export async function callProducts(
  site: TestApp,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path = '',
  { body, role = 'admin' }: { body?: unknown; role?: Role } = {},
): Promise<Response> {
  return fetch(`${site.origin}/api/products${path}`, {
    method,
    headers: {
      ...(await staffHeaders(site, role)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Adds a product. @throws when it is refused */
export async function addProduct(
  site: TestApp,
  fields: Omit<ProductChange, 'version'> & { name: string },
): Promise<Product> {
  const answer = await callProducts(site, 'POST', '', { body: fields });
  if (!answer.ok) throw new Error(`The product was refused: ${await answer.text()}`);
  return answer.json();
}

/** Changes a product. @throws when it is refused */
export async function changeProduct(
  site: TestApp,
  id: string,
  change: ProductChange,
): Promise<Product> {
  const answer = await callProducts(site, 'PATCH', `/${id}`, { body: change });
  if (!answer.ok) throw new Error(`The change was refused: ${await answer.text()}`);
  return answer.json();
}
