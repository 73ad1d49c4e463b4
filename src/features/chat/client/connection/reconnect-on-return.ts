/** Wakes a connection when the page becomes visible or the network returns. @returns the cleanup */
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
