/**
 * Property-based tests get the same cases in each run, so that a change fails because of what it changes and not by
 * chance. `npm run fuzz` gives them others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
