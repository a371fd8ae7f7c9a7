/**
 * Compilers that are dependencies of this package, so that they need no download: the one that builds our
 * contracts and the ones that are requested most. The other names are those of npm aliases.
 */
export const BUNDLED_COMPILERS: Readonly<Record<string, string>> = {
  '0.8.31': 'solc-0.8.31/soljson.js',
  '0.8.30': 'solc/soljson.js',
  '0.8.28': 'solc-0.8.28/soljson.js',
  '0.8.26': 'solc-0.8.26/soljson.js',
  '0.8.24': 'solc-0.8.24/soljson.js',
  '0.8.20': 'solc-0.8.20/soljson.js',
  '0.7.6': 'solc-0.7.6/soljson.js',
};
