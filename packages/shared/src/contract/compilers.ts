// Written by `npm run solc:add <version>`.

export interface Compiler {
  /** `0.8.30` */
  readonly version: string;
  /** With the commit it was made of, as it names itself: `0.8.30+commit.73712a01`. */
  readonly longVersion: string;
  /** The npm package it comes in. */
  readonly package: string;
}

/** The compilers that sources are verified with, newest first. No other is ever run. */
export const COMPILERS: readonly Compiler[] = [
  { version: '0.8.30', longVersion: '0.8.30+commit.73712a01', package: 'solc' },
];
