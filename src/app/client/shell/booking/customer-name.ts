/** Keeps the name that a visitor gave, for the chat to greet with. */
export function keepCustomerName(name: string) {
  try {
    localStorage.setItem('customer_name', name);
  } catch {
    // Storage is refused: the chat says "Customer".
  }
}
