// A step of `npm run check`: verifies that every file, requirement and decision named in a text of the
// repository exists.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDeadReferences, listAnchors } from './lib/find-dead-references.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEXTS = /\.(?:[cm]?[jt]sx?|sol|sql|md|py|go)$/;
/**
 * The test of this step names missing files on purpose, and a migration that was applied is never edited.
 */
const EXCEPTIONS = /^(?:scripts\/lib\/find-dead-references\.test\.mjs|packages\/db\/migrations\/.*)$/;

const files = listFiles();
const known = {
  files: new Set(files),
  folders: listFolders(files),
  anchors: new Map(
    files
      .filter((file) => file.endsWith('.md'))
      .map((file) => [file, listAnchors(readFileSync(path.join(root, file), 'utf8'))]),
  ),
  requirements: readNumbers('docs/requirements.md'),
  decisions: new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []).map(Number)),
};
const texts = files.filter((file) => TEXTS.test(file) && !EXCEPTIONS.test(file));
const findings = texts.flatMap((file) =>
  findDeadReferences(file, readFileSync(path.join(root, file), 'utf8'), known),
);
for (const finding of findings) console.error(finding);
console.log(`${texts.length} files, ${findings.length} broken references`);
process.exit(findings.length === 0 ? 0 : 1);

/**
 * Lists files that are or will be committed; a file that exists only on this machine is missing for
 * everyone else.
 */
function listFiles() {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    options,
  );
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

function listFolders(names) {
  const folders = new Set(['.']);
  for (const name of names) {
    let folder = path.posix.dirname(name);
    while (folder !== '.' && !folders.has(folder)) {
      folders.add(folder);
      folder = path.posix.dirname(folder);
    }
  }
  return folders;
}

function readNumbers(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return new Set([...text.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1])));
}
