import { accountFactoryAbi, accountFactoryBytecode } from '@nova/abi/account-factory';
import { communityRewardsAbi, communityRewardsBytecode } from '@nova/abi/community-rewards';
import { lockedVestingAbi, lockedVestingBytecode } from '@nova/abi/locked-vesting';
import { marketplaceAbi, marketplaceBytecode } from '@nova/abi/marketplace';
import { nameRegistrarAbi, nameRegistrarBytecode } from '@nova/abi/name-registrar';
import { novaNFTAbi, novaNFTBytecode } from '@nova/abi/nova-nft';
import { presaleAbi, presaleBytecode } from '@nova/abi/presale';
import { testUSDTAbi, testUSDTBytecode } from '@nova/abi/test-usdt';
import { timelockAbi, timelockBytecode } from '@nova/abi/timelock';
import { tokenFactoryAbi, tokenFactoryBytecode } from '@nova/abi/token-factory';
import { wrappedNACAbi, wrappedNACBytecode } from '@nova/abi/wrapped-nac';
import type { DeployedContract, Deployment } from '@nova/shared/chain/deployment';
import { BONUS_SLOTS_TOTAL } from '@nova/shared/presale/constants';
import { getAllocation } from '@nova/shared/treasury/allocation';
import { AppError } from '@nova/shared/errors';
import { TIMELOCK_DELAY_SECONDS } from '@nova/shared/treasury/constants';
import { toVestingTimes, VESTING_SCHEDULES, type VestingSchedule } from '@nova/shared/treasury/vesting';
import { type Address, type Hex, encodeDeployData, zeroAddress } from 'viem';
import type { LedgerRoles } from './action-ledger-code.ts';
import type { ChainConnection } from './chain-connection.ts';
import { deployOnce } from './create2.ts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';

const DAY_SECONDS = 86_400n;

/** Options for deploying all contracts, besides the ledger's roles. */
export interface WholeSetOptions {
  /**
   * Five owners of the treasury's Safe, three of whom must sign. Their order determines the Safe's address.
   */
  safeOwners: readonly Address[];
  /**
   * Keys of at least three owners, in development only. With them, the Safe immediately allows the new
   * contracts to spend points. Without them, the deployment reports the call that the owners must sign.
   */
  safeOwnerKeys?: readonly Hex[];
  operator: Address;
  pauser: Address;
  /** Address that operates the faucet. */
  faucet: Address;
  /**
   * Token for paying in the presale; `test` deploys a token without value, null is a chain without USDT.
   */
  usdt: Address | 'test' | null;
  bonusSlotsTotal?: number;
  /** Seconds since 1970; 0 or missing = open. */
  whitelistOpensAt?: number;
  /** Seconds since 1970; 0 or missing = open. */
  publicOpensAt?: number;
  /**
   * Start of all vesting in seconds since 1970. Defaults to the time of the first block on a chain younger
   * than a day.
   */
  launchAt?: number;
  /** Domain (RP ID) of the website, to which passkeys belong; defaults to `localhost`. */
  passkeyRpId?: string;
  /** Only for temporary chains; otherwise three days. */
  recoveryDelaySeconds?: number;
  /** Only for temporary chains; otherwise two days. */
  timelockDelaySeconds?: number;
}

type Contracts = Deployment['contracts'];
export type WholeSetName = Exclude<keyof Contracts, 'ActionLedger' | 'Safe'>;

/** One deployment run: existing contracts, and callbacks for recording new ones and for logging. */
export interface DeploymentRun {
  chain: ChainConnection;
  contracts: Contracts;
  note: (name: keyof Contracts, contract: DeployedContract) => void;
  log: (line: string) => void;
}

/**
 * Deploys everything besides Safe and ledger. Each contract receives its roles and coins in the
 * constructor, so it never exists without them.
 */
export async function deployWholeSet(
  run: DeploymentRun,
  safe: Address,
  roles: LedgerRoles,
  options: WholeSetOptions,
): Promise<void> {
  const ledger = run.contracts.ActionLedger.address;
  const { operator, pauser, faucet } = options;
  const { attestor, curator } = roles;

  const timelock = await deployTimelock(run, safe, curator, options);
  await deployPresale(run, safe, { curator, timelock: timelock.address }, options);
  await deploy(
    run,
    'CommunityRewards',
    encodeDeployData({
      abi: communityRewardsAbi,
      bytecode: communityRewardsBytecode,
      args: [safe, attestor, faucet, pauser, ledger, run.contracts.Presale!.address],
    }),
    getAllocation('CommunityRewards'),
  );
  const nft = await deploy(
    run,
    'NovaNFT',
    encodeDeployData({ abi: novaNFTAbi, bytecode: novaNFTBytecode, args: [safe, curator, pauser, ledger] }),
  );
  await deploy(
    run,
    'Marketplace',
    encodeDeployData({
      abi: marketplaceAbi,
      bytecode: marketplaceBytecode,
      args: [safe, curator, pauser, safe, nft.address],
    }),
  );
  const served = { args: [safe, operator, pauser] } as const;
  await deploy(
    run,
    'TokenFactory',
    encodeDeployData({ abi: tokenFactoryAbi, bytecode: tokenFactoryBytecode, ...served }),
  );
  await deploy(
    run,
    'AccountFactory',
    encodeDeployData({ abi: accountFactoryAbi, bytecode: accountFactoryBytecode, ...served }),
  );
  await deploy(run, 'WrappedNAC', encodeDeployData({ abi: wrappedNACAbi, bytecode: wrappedNACBytecode }));
  await deployVesting(run, safe, options.launchAt);
  await deployNames(run, safe);
}

function deployTimelock(
  run: DeploymentRun,
  safe: Address,
  curator: Address,
  { pauser, timelockDelaySeconds }: WholeSetOptions,
): Promise<DeployedContract> {
  const delay = BigInt(timelockDelaySeconds ?? TIMELOCK_DELAY_SECONDS);
  const args = [safe, curator, pauser, delay] as const;
  return deploy(run, 'Timelock', encodeDeployData({ abi: timelockAbi, bytecode: timelockBytecode, args }));
}

async function deployPresale(
  run: DeploymentRun,
  safe: Address,
  { curator, timelock }: { curator: Address; timelock: Address },
  options: WholeSetOptions,
): Promise<void> {
  const usdt = await findUsdt(run, options.usdt);
  const settings = {
    admin: safe,
    operator: options.operator,
    curator,
    pauser: options.pauser,
    timelock,
    treasury: safe,
    usdt,
    bonusSlotsTotal: BigInt(options.bonusSlotsTotal ?? BONUS_SLOTS_TOTAL),
    whitelistOpensAt: BigInt(options.whitelistOpensAt ?? 0),
    publicOpensAt: BigInt(options.publicOpensAt ?? 0),
  };
  const presale = await deploy(
    run,
    'Presale',
    encodeDeployData({ abi: presaleAbi, bytecode: presaleBytecode, args: [settings] }),
    getAllocation('Presale') + getAllocation('PresaleReserve'),
  );
  if (run.contracts.PresaleReserve) return;
  const reserve = await run.chain.readContract({
    address: presale.address,
    abi: presaleAbi,
    functionName: 'RESERVE',
  });
  // Deployed by the presale, which transferred its coins to it.
  run.note('PresaleReserve', {
    address: reserve.toLowerCase() as Address,
    deployedAtBlock: presale.deployedAtBlock,
  });
}

/** Names of the contracts that the registrar of names deploys in its constructor, and its functions that return them. */
const PARTS_OF_NAMES = [
  ['NameRegistry', 'REGISTRY'],
  ['NameResolver', 'RESOLVER'],
  ['ReverseRegistrar', 'REVERSE_REGISTRAR'],
  ['UniversalResolver', 'UNIVERSAL_RESOLVER'],
] as const;

async function deployNames(run: DeploymentRun, safe: Address): Promise<void> {
  const args = [run.contracts.ActionLedger.address, safe] as const;
  const code = encodeDeployData({ abi: nameRegistrarAbi, bytecode: nameRegistrarBytecode, args });
  const registrar = await deploy(run, 'NameRegistrar', code);
  for (const [name, functionName] of PARTS_OF_NAMES) {
    if (run.contracts[name]) continue;
    const address = await run.chain.readContract({
      address: registrar.address,
      abi: nameRegistrarAbi,
      functionName,
    });
    run.note(name, {
      address: address.toLowerCase() as Address,
      deployedAtBlock: registrar.deployedAtBlock,
    });
  }
}

async function findUsdt(run: DeploymentRun, usdt: WholeSetOptions['usdt']): Promise<Address> {
  if (usdt === null) return zeroAddress;
  if (usdt !== 'test') return usdt;
  const code = encodeDeployData({ abi: testUSDTAbi, bytecode: testUSDTBytecode });
  return (await deploy(run, 'TestUSDT', code)).address;
}

async function deployVesting(run: DeploymentRun, safe: Address, launchAt?: number): Promise<void> {
  if (VESTING_SCHEDULES.every(({ holder }) => run.contracts[holder])) return;
  const startsAt = launchAt ?? (await findLaunch(run.chain));
  for (const schedule of VESTING_SCHEDULES) {
    const code = encodeVesting(safe, startsAt, schedule);
    await deploy(run, schedule.holder, code, getAllocation(schedule.holder));
  }
}

/**
 * Returns the time of block 1, which never changes, so that a resumed run finds the same addresses. On an
 * older chain, part of every vesting schedule would already have passed, so the launch must be configured.
 */
async function findLaunch(chain: ChainConnection): Promise<number> {
  const [first, head] = await Promise.all([chain.getBlock({ blockNumber: 1n }), chain.getBlock()]);
  if (head.timestamp - first.timestamp > DAY_SECONDS) {
    throw new AppError(DEPLOY_ERRORS.launchMissing, {
      message:
        'The chain is older than a day, so its first block is not the launch. ' +
        'Set LAUNCH_AT to the Unix time at which vesting begins.',
    });
  }
  return Number(first.timestamp);
}

function encodeVesting(safe: Address, launchAt: number, schedule: VestingSchedule): Hex {
  const { startAt, durationSeconds, cliffSeconds } = toVestingTimes(schedule, launchAt);
  return encodeDeployData({
    abi: lockedVestingAbi,
    bytecode: lockedVestingBytecode,
    args: [safe, BigInt(startAt), BigInt(durationSeconds), BigInt(cliffSeconds)],
  });
}

/** Deploys a contract unless the deployment already has it. */
export async function deploy(
  run: DeploymentRun,
  name: WholeSetName,
  initCode: Hex,
  valueWei = 0n,
): Promise<DeployedContract> {
  const known = run.contracts[name];
  if (known) return known;
  const contract = await deployOnce(run.chain, name, initCode, run.log, valueWei);
  run.note(name, contract);
  return contract;
}
