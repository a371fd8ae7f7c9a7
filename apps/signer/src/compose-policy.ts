import { accountFactoryAbi } from '@nova/abi/account-factory';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { presaleAbi } from '@nova/abi/presale';
import { timelockAbi } from '@nova/abi/timelock';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { ENTRY_POINT } from '@nova/shared/chain/constants';

import { DEMO_FUNDS } from '@nova/shared/demo/constants';
import { ACCOUNT_POINTS_PER_DAY, TOTAL_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import { passkeyAccountDomain } from '@nova/shared/passkey/account-domain';
import { RECOVERY_TYPES } from '@nova/shared/passkey/recovery-message';
import { RECOVERIES_PER_DAY } from '@nova/shared/passkey/recovery-operations';
import { USDT_UNITS } from '@nova/shared/presale/constants';
import { WELCOME_BONUSES_PER_DAY } from '@nova/shared/wallet/constants';
import { WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import { entryPoint08Abi } from 'viem/account-abstraction';
import { type Hex, type Abi, type AbiFunction, toFunctionSelector, zeroAddress } from 'viem';
import type { PolicyFile } from './policy.ts';

type KeyFile = NonNullable<PolicyFile['keys']['operator']>;
type CallFile = KeyFile['calls'][number];

/** Paid off the chain: the most in one purchase, and in a day. */
const RESERVED_USDT_PER_PURCHASE = 50_000n * USDT_UNITS;
const RESERVED_USDT_PER_DAY = 250_000n * USDT_UNITS;
/** Far above what gas costs on our chain, far below what a key holds. */
const FEES = { feeWeiPerTransaction: `${10n ** 17n}`, feeWeiPerDay: `${200n * 10n ** 18n}` };
const NO_COINS = { weiPerTransaction: '0', weiPerDay: '0' };

/** What the server's keys are for, on a chain with these contracts. Everything else is refused. */
export function composePolicy(contracts: DeployedContracts, isDevelopment: boolean): PolicyFile {
  const { ActionLedger, AccountFactory, CommunityRewards, Presale, TestUSDT, Timelock, TokenFactory } =
    contracts;
  const { PasskeyAccountFactory } = contracts;
  const list = (contract: { address: Hex } | undefined, rules: (to: Hex) => CallFile[]) =>
    contract ? rules(contract.address) : [];
  const gasWei = isDevelopment ? DEMO_FUNDS.trade.gasWei : WELCOME_GAS_WEI;
  const gasWeiPerDay = isDevelopment ? 1_000n * gasWei : 2n * BigInt(WELCOME_BONUSES_PER_DAY) * gasWei;
  const plain = { ...FEES, ...NO_COINS, messages: [] };
  return {
    chainId: CHAIN_ID,
    keys: {
      attestor: {
        ...plain,
        transactionsPerDay: 2_000_000,
        calls: list(ActionLedger, (to) => [
          toRule('ActionLedger', actionLedgerAbi, to, 'record', 2_000_000),
          toRule('ActionLedger', actionLedgerAbi, to, 'revoke', 500),
        ]),
        messages: CommunityRewards ? [toPermitRule(CommunityRewards.address)] : [],
      },
      operator: {
        ...plain,
        transactionsPerDay: 50_000,
        calls: [
          ...list(Presale, (to) => [
            toReserveRule(to),
            toRule('Presale', presaleAbi, to, 'fulfil', 10_000),
            toRule('Presale', presaleAbi, to, 'release', 10_000),
          ]),
          ...list(AccountFactory, (to) =>
            ['link', 'completeLink', 'cancelLink'].map((name) =>
              toRule('AccountFactory', accountFactoryAbi, to, name, 5_000),
            ),
          ),
          ...list(TokenFactory, (to) => [toRule('TokenFactory', tokenFactoryAbi, to, 'createFor', 5_000)]),
        ],
      },
      gas: {
        ...plain,
        transactionsPerDay: 20_000,
        weiPerTransaction: `${gasWei}`,
        weiPerDay: `${gasWeiPerDay}`,
        calls: [
          ...list(CommunityRewards, (to) => [
            toRule('CommunityRewards', communityRewardsAbi, to, 'drip', 10_000),
          ]),
          ...list(TestUSDT, (to) => [toRule('TestUSDT', testUSDTAbi, to, 'tap', 10_000)]),
          ...list(PasskeyAccountFactory, () => [
            toRule('EntryPoint', entryPoint08Abi, ENTRY_POINT, 'handleOps', 10_000),
            toRule('PasskeyAccount', passkeyAccountAbi, null, 'startRecovery', RECOVERIES_PER_DAY.all),
            toRule('PasskeyAccount', passkeyAccountAbi, null, 'completeRecovery', RECOVERIES_PER_DAY.all),
          ]),
        ],
      },
      curator: {
        ...plain,
        transactionsPerDay: 10_000,
        calls: [
          ...list(ActionLedger, (to) => [toRule('ActionLedger', actionLedgerAbi, to, 'setActionType', 100)]),
          ...list(Presale, (to) => [toRule('Presale', presaleAbi, to, 'setWhitelisted', 10_000)]),
          // The end of a phase is announced there and waits two days, in public.
          ...list(Timelock, (to) => [toRule('Timelock', timelockAbi, to, 'schedule', 1)]),
        ],
      },
      pauser: {
        ...plain,
        transactionsPerDay: 100,
        calls: list(Presale, (to) =>
          ['pause', 'unpause'].map((name) => toRule('Presale', presaleAbi, to, name, 50)),
        ),
      },
      // Never sends a transaction and owns nothing. Alone, it cannot start a recovery.
      guardian: {
        ...plain,
        transactionsPerDay: 0,
        calls: [],
        messages: PasskeyAccountFactory ? [RECOVERY_RULE] : [],
      },
    },
  };
}

function toRule(contract: string, abi: Abi, to: Hex | null, name: string, callsPerDay: number): CallFile {
  return { name: `${contract}.${name}`, to, selector: toFunctionSelector(find(abi, name)), callsPerDay };
}

/** How much of the sale leaves for payments off the chain is what is reserved for them. */
function toReserveRule(to: Hex): CallFile {
  const word = find(presaleAbi, 'reserve').inputs.findIndex(({ name }) => name === 'usdtUnits');
  if (word < 0) throw new Error('Presale.reserve has no parameter for an amount of USDT');
  const perOne = `${RESERVED_USDT_PER_PURCHASE}`;
  const amount = { word, perOne, perDay: `${RESERVED_USDT_PER_DAY}` };
  return { ...toRule('Presale', presaleAbi, to, 'reserve', 20_000), amount };
}

const toPermitRule = (contract: Hex): KeyFile['messages'][number] => ({
  name: 'CommunityRewards.Convert',
  contract,
  primaryType: 'Convert',
  messagesPerDay: 50_000,
  amount: { field: 'points', perOne: `${ACCOUNT_POINTS_PER_DAY}`, perDay: `${TOTAL_POINTS_PER_DAY}` },
});

/** The account is any one of a user; the name of the domain and the fields are those of our accounts. */
const RECOVERY_RULE: KeyFile['messages'][number] = {
  name: 'PasskeyAccount.Recovery',
  contract: null,
  domainName: passkeyAccountDomain(zeroAddress).name,
  primaryType: 'Recovery',
  fields: RECOVERY_TYPES.Recovery.map(({ name, type }) => `${type} ${name}`).join(','),
  messagesPerDay: RECOVERIES_PER_DAY.all,
};

function find(abi: Abi, name: string): AbiFunction {
  const found = abi.find((item): item is AbiFunction => item.type === 'function' && item.name === name);
  if (!found) throw new Error(`no contract has a function ${name}`);
  return found;
}
