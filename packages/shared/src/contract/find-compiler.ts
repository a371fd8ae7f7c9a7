import { COMPILERS, type Compiler } from './compilers.ts';

/**
 * The compiler that a text names: `0.8.30`, `v0.8.30+commit.73712a01`, or what solc says of itself. A commit that is
 * named must be the right one: nightly builds carry the number of a release that is not theirs.
 * @returns null when it is not one of ours
 */
export function findCompiler(text: string): Compiler | null {
  const named = text.trim().replace(/^v/, '');
  const [, version, commit] = /^(\d+\.\d+\.\d+)(?:\+commit\.([0-9a-f]{8}))?(?:\.[\w.]+)?$/i.exec(named) ?? [];
  const compiler = COMPILERS.find((known) => known.version === version);
  if (!compiler) return null;
  return commit && !compiler.longVersion.endsWith(`commit.${commit.toLowerCase()}`) ? null : compiler;
}
