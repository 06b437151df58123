/** Milliseconds for which deliveries are kept. */
export const retention = 30 * 86_400_000;
