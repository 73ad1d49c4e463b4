/** Wakes a connection when somebody looks at the page again or the network is back. @returns undoes it */
export function reconnectOnReturn(connection: { wake(): void }): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
