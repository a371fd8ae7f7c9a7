const search = {
  title: 'Search Nova',
  placeholder: 'Page, block, hash, address or token',
  pages: 'Pages',
  recent: 'Recent searches',
  forget: 'Clear',
  found: 'On the chain',
  kinds: {
    block: 'Block',
    transaction: 'Transaction',
    address: 'Address',
    token: 'Token',
    nft: 'NFT',
    action: 'Action',
    user_operation: 'User operation',
  },
  hint: 'Press Enter to open the first page. Use the arrow keys to move through the list.',
  onChain:
    'Press Enter to search the chain: block height, hash, address, action ID, token name or a pasted link.',
  tooLong: 'The search text is longer than {{max}} characters. Shorten it and try again.',
  nothing: 'No results for “{{text}}”.',
} as const;

export default search;
