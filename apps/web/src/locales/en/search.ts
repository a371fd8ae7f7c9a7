const search = {
  title: 'Search Nova',
  placeholder: 'A page, a height, a hash, an address, a token',
  pages: 'Pages',
  recent: 'Found before',
  forget: 'Forget them',
  found: 'On the chain',
  kinds: {
    block: 'Block',
    transaction: 'Transaction',
    address: 'Address',
    token: 'Token',
    nft: 'NFT',
    action: 'Action',
  },
  hint: 'Enter opens the first page. Arrow keys move through the list.',
  onChain: 'Enter looks it up on the chain: height, hash, address, action id, token name, or a pasted link.',
  nothing: 'Nothing on Nova matches “{{text}}”.',
} as const;

export default search;
