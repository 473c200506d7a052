/** Whether `npm run fuzz` runs the tests: with cases of its own, and more of them than every change can wait for. */
export function isFuzzing(): boolean {
  return process.env.PROPERTY_SEED !== undefined;
}
