import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Pinned, because docs/slither.md answers its findings one by one, and another version may report different
 * ones.
 */
export const SLITHER_VERSION = '0.11.6';

/** Returns the version of Python 3 on this machine, or null if there is none that can run Slither. */
export function findPython() {
  try {
    const version = execFileSync('python3', ['--version'], { encoding: 'utf8' }).trim();
    const [major, minor] = version.replace('Python ', '').split('.').map(Number);
    return major === 3 && minor >= 10 ? version : null;
  } catch {
    return null;
  }
}

/** Path of Slither in its own virtual environment. */
export const slitherOf = (root) => path.join(root, '.nova', 'slither', 'venv', 'bin', 'slither');

/**
 * Copies the sources for Slither, which would otherwise download a compiler and write its output to its
 * working folder.
 * @returns The folder of the copy.
 */
export function copyContracts(root) {
  const target = path.join(root, '.nova', 'slither', 'contracts');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(path.join(target, 'lib'), { recursive: true });
  const source = path.join(root, 'contracts');
  const libraries = path.join(root, 'node_modules', '@openzeppelin');
  cpSync(path.join(source, 'src'), path.join(target, 'src'), { recursive: true });
  symlinkSync(libraries, path.join(target, 'lib', '@openzeppelin'));
  const settings = readFileSync(path.join(source, 'foundry.toml'), 'utf8')
    .replace('"solc/solc.mjs"', JSON.stringify(path.join(source, 'solc', 'solc.mjs')))
    .replace(/allow_paths = .*/, `allow_paths = [${JSON.stringify(libraries)}]`)
    .replace('optimizer = true', 'optimizer = false');
  writeFileSync(path.join(target, 'foundry.toml'), settings);
  return target;
}

/** Returns the folder of forge, which Slither calls by name. */
export function folderOfForge(root) {
  const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const program = `@foundry-rs/forge-${machine}/bin/forge${process.platform === 'win32' ? '.exe' : ''}`;
  return path.dirname(createRequire(path.join(root, 'package.json')).resolve(program));
}

/**
 * Returns Slither's findings as `detector: Contract.function`.
 * @param file Its JSON output, which is missing if compilation failed.
 */
export function readFindings(file) {
  if (!existsSync(file)) return null;
  const { success, results } = JSON.parse(readFileSync(file, 'utf8'));
  if (!success) return null;
  const found = (results.detectors ?? []).map((finding) => ({
    key: `${finding.check}: ${placeOf(finding.elements[0])}`,
    text: finding.description.trim(),
  }));
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function placeOf(element) {
  if (element === undefined) return 'all';
  const parent = element.type_specific_fields?.parent;
  // A statement or a variable belongs to its function, which belongs to its contract.
  const owner = parent?.type_specific_fields?.parent ?? parent;
  const isContract = owner?.type === 'contract';
  if (element.type === 'contract' || !isContract) return element.name;
  return parent.type === 'contract' ? `${owner.name}.${element.name}` : `${owner.name}.${parent.name}`;
}

/** Returns the findings that docs/slither.md answers, from the first two cells of its rows. */
export function readAnswers(markdown) {
  return [...markdown.matchAll(/^\| `([\w-]+)` \| `([^`]+)` \| [^|]+ \|$/gm)].map(
    ([, check, place]) => `${check}: ${place}`,
  );
}
