/** Tests run the TypeScript sources themselves (through swc); process tests run the bundles in dist/. */
export default {
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  setupFiles: ['<rootDir>/scripts/property-seed.mjs'],
  // Times are not tested: this only ends what hangs, also where other work slows everything.
  testTimeout: 300_000,
  reporters: ['default', '<rootDir>/scripts/closing-line-reporter.mjs'],
};
