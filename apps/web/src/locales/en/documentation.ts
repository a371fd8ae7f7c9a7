const documentation = {
  search: 'Search the docs',
  searchFailed: 'The search could not be loaded. Please try again.',
  found_one: '{{count}} section',
  found_other: '{{count}} sections',
  documents: 'Pages',
  start: 'Getting started',
  contents: 'On this page',
  table: 'Wide table: scroll sideways on small screens',
  copy: 'Copy',
  copied: 'Copied!',
  version: 'Version {{version}}',
  source: 'These docs are built from the repository, so they match the version of this site.',
  sourceEnglish:
    'These docs are built from the repository, so they match the version of this site. They exist in English only.',
} as const;

export default documentation;
