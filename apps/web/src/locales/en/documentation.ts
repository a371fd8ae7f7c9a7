const documentation = {
  search: 'Search the documents',
  searchFailed: 'The search could not be loaded. Please try again.',
  found_one: '{{count}} section',
  found_other: '{{count}} sections',
  documents: 'Documents',
  start: 'Install, configure, build',
  contents: 'On this page',
  table: 'Table, wider than the page on small screens',
  copy: 'Copy',
  copied: 'Copied!',
  source: 'These are the documents of the repository, as they were when this site was built from it.',
} as const;

export default documentation;
