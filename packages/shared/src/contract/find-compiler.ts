import { COMPILERS, type Compiler } from './compilers.ts';

/**
 * Returns the compiler named by a text: `0.8.30`, `v0.8.30+commit.73712a01`, or solc's own version output. A
 * given commit must match, because nightly builds have the number of a release that they are not.
 * @returns null if it is not one of ours
 */
export function findCompiler(text: string): Compiler | null {
  const named = text.trim().replace(/^v/, '');
  const [, version, commit] = /^(\d+\.\d+\.\d+)(?:\+commit\.([0-9a-f]{8}))?(?:\.[\w.]+)?$/i.exec(named) ?? [];
  const compiler = COMPILERS.find((known) => known.version === version);
  if (!compiler) return null;
  return commit && !compiler.longVersion.endsWith(`commit.${commit.toLowerCase()}`) ? null : compiler;
}
