/** Stores the visitor's name for the chat's greeting. */
export function storeCustomerName(name: string) {
  try {
    localStorage.setItem('customer_name', name);
  } catch {
    // Storage is blocked: the chat says "Customer".
  }
}
