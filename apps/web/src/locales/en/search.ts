const search = {
  title: 'Search Nova',
  placeholder: 'A page, a block height, a hash, an address',
  pages: 'Pages',
  hint: 'Enter opens the first page. Arrow keys move through the list.',
  onChain: 'Enter looks it up on the chain: block height, block or transaction hash, address.',
  nothing: 'Nothing on Nova matches “{{text}}”.',
} as const;

export default search;
