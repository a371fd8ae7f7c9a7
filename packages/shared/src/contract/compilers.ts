// Written by `npm run solc:add <version>`.

export interface Compiler {
  /** `0.8.30` */
  readonly version: string;
  /** With the commit of its build, as reported by the compiler: `0.8.30+commit.73712a01`. */
  readonly longVersion: string;
  /** The npm package that contains it. */
  readonly package: string;
}

/** Compilers for verification, newest first. No others are ever run. */
export const COMPILERS: readonly Compiler[] = [
  { version: '0.8.31', longVersion: '0.8.31+commit.fd3a2265', package: 'solc-0.8.31' },
  { version: '0.8.30', longVersion: '0.8.30+commit.73712a01', package: 'solc' },
  { version: '0.8.28', longVersion: '0.8.28+commit.7893614a', package: 'solc-0.8.28' },
  { version: '0.8.26', longVersion: '0.8.26+commit.8a97fa7a', package: 'solc-0.8.26' },
  { version: '0.8.24', longVersion: '0.8.24+commit.e11b9ed9', package: 'solc-0.8.24' },
  { version: '0.8.20', longVersion: '0.8.20+commit.a1b79de6', package: 'solc-0.8.20' },
  { version: '0.7.6', longVersion: '0.7.6+commit.7338295f', package: 'solc-0.7.6' },
];
