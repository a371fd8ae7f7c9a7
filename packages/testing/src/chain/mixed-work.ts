import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { wrappedNACAbi } from '@nova/abi/wrapped-nac';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import { encodeFunctionData, getContractAddress, type Hex, zeroAddress } from 'viem';
import { type Ending, encodeTransfer, lyingToken, programCode, type Step } from '../engines/evm-code.ts';
import type { Random } from '@nova/actors/random';

/** A transaction without a nonce. */
export interface Work {
  readonly to: Hex | null;
  readonly value: bigint;
  readonly data: Hex;
  /** EIP-2718 type. */
  readonly type: 0 | 1 | 2;
}

/** Malicious token names. */
export const HOSTILE_NAMES = [
  '<img src=x onerror=alert(1)>',
  '\u202eCAN\u202c \u2066x\u2069',
  'U\u200bSDT\0\0',
  '"; drop table chain.tokens; --',
  '\ud83d\ude80'.repeat(300),
  'A'.repeat(10_000),
  '   ',
  'data:application/json,{"name":"NFT <b>1</b>","image":"https://a.test/1.png"}',
  'https://169.254.169.254/latest/meta-data',
] as const;

const HUGE = 2n ** 256n - 1n;
/** Actions without cooldowns but with caps that a busy account reaches. */
const ACTION_KEYS = ['referral', 'nft_trade', 'welcome_bonus'] as const;

/**
 * Generates transactions of every kind: transfers, actions, standard and lying tokens, NFTs, contracts that
 * create, call and destroy others, and some failing ones of each kind.
 */
export class MixedWork {
  readonly #random: Random;
  readonly #contracts: DeployedContracts;
  readonly #now: number;
  readonly #attestor: Hex;
  readonly accounts: readonly Hex[];
  /** Addresses of tokens that return arbitrary data. */
  readonly lyingTokens: Hex[] = [];
  #nfts = 0;
  #actions = 0;

  constructor(random: Random, contracts: DeployedContracts, attestor: Hex, nowSeconds: number) {
    this.#random = random;
    this.#contracts = contracts;
    this.#attestor = attestor;
    this.#now = nowSeconds;
    this.accounts = Array.from({ length: 40 }, () => random.hex(20));
  }

  /**
   * Returns the attestor's next transaction.
   * @param nonce its nonce, which determines the address of a creation
   */
  next(nonce: number): Work {
    const { CreatedTokens, Nfts } = this.#wholeKinds();
    const kinds = [
      () => this.#transfer(),
      () => this.#record(),
      () => this.#record(),
      () => this.#lyingTransfer(nonce),
      () => this.#lyingTransfer(nonce),
      () => this.#program(),
      ...CreatedTokens,
      ...Nfts,
    ];
    return this.#random.pick(kinds)();
  }

  #work(to: Hex | null, data: Hex, value = 0n): Work {
    return { to, value, data, type: this.#random.pick([0, 1, 2, 2, 2]) };
  }

  #account(): Hex {
    return this.#random.isOneIn(10) ? zeroAddress : this.#random.pick([...this.accounts, this.#attestor]);
  }

  #transfer(): Work {
    const data = this.#random.isOneIn(3) ? this.#random.hex(1 + this.#random.below(40)) : '0x';
    return this.#work(this.#account(), data, BigInt(this.#random.below(3)) * 10n ** 12n);
  }

  /** Returns an action; some are refused because of their account or a cap. */
  #record(): Work {
    return this.#recordFor(
      this.#random.isOneIn(5) ? zeroAddress : this.#random.pick(this.accounts),
      this.#random.pick(ACTION_KEYS),
    );
  }

  #recordFor(account: Hex, actionKey: string): Work {
    const id = `0x${(++this.#actions).toString(16).padStart(64, '0')}` as const;
    const args = [id, account, this.#random.hex(32), encodeActionKey(actionKey), BigInt(this.#now)] as const;
    const data = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'record', args });
    return this.#work(this.#contracts.ActionLedger.address, data);
  }

  /**
   * Returns a transfer with meaningless amounts, IDs and parties: sums overflow, and balances become
   * negative.
   */
  #lyingTransfer(nonce: number): Work {
    if (this.lyingTokens.length < 2 || (this.lyingTokens.length < 12 && this.#random.isOneIn(8))) {
      this.lyingTokens.push(
        getContractAddress({ from: this.#attestor, nonce: BigInt(nonce) }).toLowerCase() as Hex,
      );
      const kind = this.lyingTokens.length % 2 === 1 ? 'erc20' : 'erc721';
      return this.#work(null, lyingToken(kind, this.#random.pick(HOSTILE_NAMES)));
    }
    const amount = this.#random.isOneIn(6) ? HUGE : BigInt(this.#random.below(8));
    return this.#work(
      this.#random.pick(this.lyingTokens),
      encodeTransfer(this.#account(), this.#account(), amount),
    );
  }

  #program(): Work {
    const steps = Array.from({ length: this.#random.below(5) }, () => this.#step());
    const ending = this.#random.pick<Ending>(['stay', 'stay', 'revert', { transferTo: this.#account() }]);
    return this.#work(null, programCode(steps, ending), BigInt(this.#random.below(4)) * 10n ** 9n);
  }

  #step(): Step {
    const value = BigInt(this.#random.below(2)) * 10n ** 9n;
    return this.#random.pick<Step>([
      { kind: 'call', to: this.#account(), value },
      { kind: 'staticcall', to: this.#contracts.ActionLedger.address },
      { kind: 'delegatecall', to: this.#random.pick([...this.lyingTokens, ...this.accounts]) },
      { kind: 'create', value, doesFail: this.#random.isOneIn(3) },
      { kind: 'create2', salt: this.#random.below(200) },
    ]);
  }

  /** Returns kinds that need contracts besides the ledger; none if those are not deployed. */
  #wholeKinds(): { CreatedTokens: (() => Work)[]; Nfts: (() => Work)[] } {
    const { TokenFactory, WrappedNAC, TestUSDT, NovaNFT } = this.#contracts;
    if (!TokenFactory || !WrappedNAC || !TestUSDT || !NovaNFT) return { CreatedTokens: [], Nfts: [] };
    return {
      CreatedTokens: [
        () => this.#createToken(TokenFactory.address),
        () => this.#wrap(WrappedNAC.address),
        () => this.#moveUsdt(TestUSDT.address),
      ],
      Nfts: [() => this.#nft(NovaNFT.address), () => this.#nft(NovaNFT.address)],
    };
  }

  #createToken(factory: Hex): Work {
    const name = this.#random.pick(['Nova Friends', 'Grüne Welle', '猫', '']);
    const supply = BigInt(1 + this.#random.below(1_000)) * 10n ** 18n;
    const args = [name, 'TKN', supply, ''] as const;
    return this.#work(factory, encodeFunctionData({ abi: tokenFactoryAbi, functionName: 'create', args }));
  }

  #wrap(wrapped: Hex): Work {
    const amount = BigInt(this.#random.below(1_000));
    const abi = wrappedNACAbi;
    if (this.#random.isOneIn(2))
      return this.#work(wrapped, encodeFunctionData({ abi, functionName: 'deposit' }), amount);
    const to = this.#random.pick(this.accounts);
    return this.#work(
      wrapped,
      this.#random.isOneIn(2)
        ? encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] })
        : encodeFunctionData({ abi, functionName: 'withdrawTo', args: [to, amount] }),
    );
  }

  #moveUsdt(usdt: Hex): Work {
    const abi = testUSDTAbi;
    const args = [
      this.#random.pick([...this.accounts, this.#attestor]),
      BigInt(this.#random.below(5_000)),
    ] as const;
    const functionName = this.#random.pick(['tap', 'transfer'] as const);
    return this.#work(usdt, encodeFunctionData({ abi, functionName, args }));
  }

  /** Returns a transaction with which the attestor earns points, mints, transfers or burns. */
  #nft(nft: Hex): Work {
    const abi = novaNFTAbi;
    if (this.#nfts === 0 || this.#random.isOneIn(3)) {
      if (this.#nfts === 0) {
        this.#nfts = 1;
        return this.#recordFor(this.#attestor, 'welcome_bonus');
      }
      this.#nfts += 1;
      const uri = this.#random.pick([
        ...HOSTILE_NAMES,
        'data:application/json;base64,eyJuYW1lIjoiTm92YSAxIn0=',
      ]);
      const args = [0n, uri.slice(0, 200), this.#random.isOneIn(4), 500n] as const;
      return this.#work(nft, encodeFunctionData({ abi, functionName: 'mint', args }));
    }
    const id = BigInt(1 + this.#random.below(this.#nfts));
    const to = this.#random.pick(this.accounts);
    return this.#work(
      nft,
      encodeFunctionData({ abi, functionName: 'transferFrom', args: [this.#attestor, to, id] }),
    );
  }
}
