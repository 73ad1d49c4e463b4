/** The URL of a customer's page. */
export const customerHref = (id: string) => `/admin/customers?customer=${encodeURIComponent(id)}`;
