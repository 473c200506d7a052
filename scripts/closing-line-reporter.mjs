/** A jest reporter that ends a run with one plain line, which people and CI can read at a glance. */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    // A suite that could not even start has no tests to count: count it as one failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const tail = skipped > 0 ? `, ${skipped} skipped` : '';
    process.stderr.write(`\n${results.numPassedTests} passed, ${failed} failed${tail}\n`);
  }
}
