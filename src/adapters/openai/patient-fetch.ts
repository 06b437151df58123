/** Milliseconds without a byte after which Node gives a request up. */
const patienceOfNode = 300_000;

/** Returns a `fetch` that waits so many milliseconds for each byte, or longer. Goes through proxies as usual. */
export function patientFetch(patience: number): typeof fetch {
  if (patience <= patienceOfNode) return (url, init) => fetch(url, init);
  return async (url, init) => {
    const { getGlobalDispatcher } = await import('undici');
    const limits = { headersTimeout: patience, bodyTimeout: patience };
    const dispatcher = getGlobalDispatcher().compose(
      (dispatch) => (options, handler) => dispatch({ ...options, ...limits }, handler),
    );
    // The types of Node have a dispatcher of their own.
    const options: object = { ...init, dispatcher };
    return fetch(url, options);
  };
}
