import { createConfig } from 'ponder';

const abi = [
  {
    type: 'event',
    name: 'Approval',
    inputs: [
      { name: 'owner', type: 'address', indexed: true },
      { name: 'spender', type: 'address', indexed: true },
      { name: 'value', type: 'uint256', indexed: false },
    ],
  },
] as const;

export default createConfig({
  chains: { nova: { id: 96969, rpc: process.env.PONDER_RPC_URL_96969, pollingInterval: 200 } },
  contracts: {
    Token: { chain: 'nova', abi, address: process.env.TOKEN_ADDRESS as `0x${string}`, startBlock: 0 },
  },
});
