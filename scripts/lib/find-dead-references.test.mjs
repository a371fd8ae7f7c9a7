import { describe, expect, it } from 'vitest';
import { findDeadReferences, listAnchors } from './find-dead-references.mjs';

const known = {
  files: new Set(['README.md', 'docs/style.md', 'apps/web/src/features/nft/jobs.ts', 'apps/web/README.md']),
  folders: new Set(['docs', 'apps', 'apps/web', 'apps/web/src']),
  anchors: new Map([['README.md', listAnchors('# Nova\n\n## Quick start: `npm start`\n')]]),
  requirements: new Set([7, 81]),
  decisions: new Set([302]),
};
const find = (file, text) => findDeadReferences(file, text, known);

describe('references to files, requirements and decisions', () => {
  it('finds a link to a file that does not exist, with its line', () => {
    expect(find('docs/style.md', 'one\n[a](../README.md) [b](gone.md#part)')).toEqual([
      'docs/style.md:2  the link to gone.md is broken',
    ]);
  });

  it('finds a link to a section that does not exist', () => {
    expect(find('docs/style.md', '[a](../README.md#quick-start-npm-start) [b](../README.md#gone)')).toEqual([
      'docs/style.md:1  README.md has no section #gone',
    ]);
  });

  it('resolves the links of a translation from the location of its original', () => {
    expect(find('docs/de/README.md', '[a](docs/style.md) [b](gone.md)')).toEqual([
      'docs/de/README.md:1  the link to gone.md is broken',
    ]);
  });

  it('finds a path in a code span that matches no file', () => {
    expect(
      find('README.md', '`nft/jobs.ts`, `apps/web/src`, `nft/{jobs,gone}.ts`, `api …/gone/routes.ts`'),
    ).toEqual([
      'README.md:1  the path nft/gone.ts does not exist',
      'README.md:1  the path gone/routes.ts does not exist',
    ]);
  });

  it('ignores addresses, commands and built files', () => {
    expect(
      find('README.md', '`/api/v1/actions`, `npm run check`, `apps/web/build/x.js`, [a](https://a.example)'),
    ).toEqual([]);
  });

  it('finds an unknown requirement or decision number, also in code', () => {
    expect(find('a.ts', '/** Requirements 7 and 82; requirement 81; decision 0302, decision 999 */')).toEqual(
      [
        'a.ts:1  requirement 82 is not in docs/requirements.md',
        'a.ts:1  decision 999 is not in docs/decisions',
      ],
    );
  });

  it('finds a citation of a document that is not in the repository', () => {
    expect(find('a.ts', '/** See SPEC §9. */')).toEqual([
      'a.ts:1  SPEC § cites a document that is not in the repository',
    ]);
    expect(find('a.md', 'Stricter than §7.15.')).toEqual([
      'a.md:1  §7.15 cites a document that is not in the repository',
    ]);
  });
});
