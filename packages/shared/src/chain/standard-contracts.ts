import type { Hex } from 'viem';

/**
 * Names of contracts that tools expect at the same address on every chain. Multicall3, Safe's singleton factory
 * and the EntryPoints are in the genesis of new chains; the deployment places the others.
 */
export const STANDARD_CONTRACT_NAMES: Readonly<Record<Hex, string>> = {
  '0x4e59b44847b379578588920ca78fbf26c0b4956c': 'DeterministicDeploymentProxy',
  '0xca11bde05977b3631167028862be2a173976ca11': 'Multicall3',
  '0x914d7fec6aac8cd542e72bca78b30650d45643d7': 'SafeSingletonFactory',
  '0x0000000071727de22e5e9d8baf0edac6f37da032': 'EntryPoint 0.7',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108': 'EntryPoint 0.8',
  '0x0000f90827f1c53a10cb7a02335b175320002935': 'HistoryStorage (EIP-2935)',
  '0x000000000022d473030f116ddee9f6b43ac78ba3': 'Permit2',
  '0xba5ed099633d3b313e4d5f7bdc1305d3c28ba5ed': 'CreateX',
  '0x1820a4b7618bde71dce8cdc73aab6c95905fad24': 'ERC1820Registry',
  '0x41675c099f32341bf84bfc5382af534df5c7461a': 'Safe 1.4.1',
  '0x29fcb43b46531bca003ddc8fcb67ffe91900c762': 'SafeL2 1.4.1',
  '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67': 'SafeProxyFactory 1.4.1',
  '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99': 'CompatibilityFallbackHandler 1.4.1',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526': 'MultiSend 1.4.1',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2': 'MultiSendCallOnly 1.4.1',
  '0xd53cd0ab83d845ac265be939c57f53ad838012c9': 'SignMessageLib 1.4.1',
  '0x9b35af71d77eaf8d7e40252370304687390a1a52': 'CreateCall 1.4.1',
  '0x3d4ba2e0884aa488718476ca2fb8efc291a46199': 'SimulateTxAccessor 1.4.1',
};
