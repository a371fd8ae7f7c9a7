import path from 'node:path';

const FILE_NAME = /\.(?:[cm]?[jt]sx?|css|sol|sql|md|py|go|yml|conf|sh|typ)$/;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^()\s]+)\)/g;
const REQUIREMENT = /\brequirements? (\d+)(?:(?: to | and |, )(\d+))?(?:(?: and |, )(\d+))?/gi;
const DECISION = /\bdecisions? (\d{3,4})\b/gi;
const OTHER_DOCUMENTS = /\b(?:SPEC|DESIGN)(?:\.md)? ?(?:§|section)|§ ?\d[\d.]*\d|§ ?\d/g;
/** Folders of the repository. A name in a code span that starts with one and a slash is a path. */
const ROOTS = /^(?:apps|bench|clients|contracts|docs|e2e|engines|examples|packages|scripts)\/./;
/** Build output and local data, which are in no commit. */
const BUILT = /(?:^|\/)(?:\.nova|build|cache|dist|out|node_modules|target)(?:\/|$)/;

/**
 * Returns references of a text to missing targets: links and paths of a Markdown file, numbers of
 * requirements and decisions in every text, and sections of documents that are not in the repository.
 * @param known `files` and `folders` of the repository, `anchors` of each Markdown file, `requirements` and
 * `decisions` as numbers.
 * @returns One line per dead reference.
 */
export function findDeadReferences(file, text, known) {
  const references = [
    ...findNumbers(text, known),
    ...(file.endsWith('.md') ? [...findLinks(file, text, known), ...findPaths(text, known)] : []),
  ];
  return references.map(({ index, what }) => `${file}:${text.slice(0, index).split('\n').length}  ${what}`);
}

function findNumbers(text, { requirements, decisions }) {
  const found = [];
  for (const match of text.matchAll(REQUIREMENT)) {
    for (const number of match.slice(1)) {
      if (number !== undefined && !requirements.has(Number(number)))
        found.push({ index: match.index, what: `requirement ${number} is not in docs/requirements.md` });
    }
  }
  for (const match of text.matchAll(DECISION)) {
    if (!decisions.has(Number(match[1])))
      found.push({ index: match.index, what: `decision ${match[1]} is not in docs/decisions` });
  }
  for (const match of text.matchAll(OTHER_DOCUMENTS))
    found.push({ index: match.index, what: `${match[0]} cites a document that is not in the repository` });
  return found;
}

function findLinks(file, text, { files, folders, anchors }) {
  return [...text.matchAll(LINK)].flatMap(({ index, 1: link }) => {
    const [target, anchor] = link.split('#');
    if (target === '') return findSection(file, anchor, index, anchors);
    if (/^[a-z]+:/.test(target) || target.startsWith('/')) return [];
    const place = path.posix.join(path.posix.dirname(originalOf(file)), target).replace(/\/$/, '');
    return files.has(place) || folders.has(place) || BUILT.test(place)
      ? findSection(place, anchor, index, anchors)
      : [{ index, what: `the link to ${target} is broken` }];
  });
}

function findSection(file, anchor, index, anchors) {
  const known = anchors.get(originalOf(file));
  if (anchor === undefined || known === undefined || known.has(anchor)) return [];
  return [{ index, what: `${file} has no section #${anchor}` }];
}

/** Returns the anchors of the headings of a Markdown text, in GitHub's format. */
export function listAnchors(text) {
  const anchors = new Set();
  for (const [, title] of text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = title
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** A translation keeps the links of its original, because it is published at the same location. */
function originalOf(file) {
  return file.replace(/^docs\/de\//, '');
}

function findPaths(text, { files, folders }) {
  return [...text.matchAll(CODE_SPAN)].flatMap(({ index, 1: span }) =>
    expandBraces(span.replace(/^.*…\//, ''))
      .filter((name) => isPath(name) && !BUILT.test(name) && !isThere(name, files, folders))
      .map((name) => ({ index, what: `the path ${name} does not exist` })),
  );
}

function isPath(name) {
  return /^[\w@.*/-]+$/.test(name) && (ROOTS.test(name) || (name.includes('/') && FILE_NAME.test(name)));
}

/** A path may be shortened at the front: `features/nft/jobs.ts` matches any file that ends with it. */
function isThere(name, files, folders) {
  const wanted = name.replace(/\/$/, '');
  if (files.has(wanted) || folders.has(wanted)) return true;
  const pattern = new RegExp(`(?:^|/)${wanted.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  const isFull = ROOTS.test(wanted);
  return (
    [...files].some((file) => pattern.test(file)) ||
    (isFull && [...folders].some((folder) => pattern.test(folder)))
  );
}

/** `a/{b,c}.ts` names two files. */
function expandBraces(name) {
  const match = /^([^{}]*)\{([^{}]*)\}(.*)$/.exec(name);
  return match === null
    ? [name]
    : match[2].split(',').flatMap((choice) => expandBraces(match[1] + choice + match[3]));
}
