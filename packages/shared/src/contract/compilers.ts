import { COMPILER_LIST } from './compiler-list.ts';

export interface Compiler {
  /** `0.8.30` */
  readonly version: string;
  /** With the commit of its build, as reported by the compiler: `0.8.30+commit.73712a01`. */
  readonly longVersion: string;
  /** Version of its package, `solc` of npm, which differs where a package was corrected: `0.8.7-fixed`. */
  readonly packageVersion: string;
  /** Integrity hash of its package: `sha512-` and base64. */
  readonly integrity: string;
}

/** Compilers for verification, newest first. No others are ever run. */
export const COMPILERS: readonly Compiler[] = COMPILER_LIST.trim()
  .split('\n')
  .map((line) => {
    const [longVersion = '', packageVersion = '', integrity = ''] = line.split(' ');
    return { version: longVersion.split('+')[0]!, longVersion, packageVersion, integrity };
  });
