import { addressSchema } from '@nova/shared/hex';
import type { ApiContext } from '../../http/api-context.ts';
import { readLabelsOf } from '../../http/chain/address-labels.ts';
import { type EtherscanCall, type EtherscanModule, readParam } from '../../http/chain/etherscan-call.ts';
import { answerList, EtherscanError } from './answers.ts';

/** Maximum number of addresses per call, as on Etherscan. */
const ADDRESSES_MAX = 100;
/** Etherscan's reputation of an address: neutral, or flagged. */
const REPUTATIONS = { neutral: '0', flagged: '3' } as const;

/** Returns the module `nametag`: the public labels of up to 100 addresses. */
export function createNametagActions({ db }: Pick<ApiContext, 'db'>): EtherscanModule {
  return {
    getaddresstag: async (call) => {
      const labels = await readLabelsOf(db, readAddresses(call));
      return answerList(
        labels.map(({ address, name, kind, url }) => ({
          address,
          nametag: name,
          internal_nametag: '',
          url: url ?? '',
          shortdescription: '',
          labels: kind === null ? [] : [kind],
          labels_slug: kind === null ? [] : [kind],
          reputation: kind === 'suspicious' ? REPUTATIONS.flagged : REPUTATIONS.neutral,
        })),
        'No nametags found',
      );
    },
  };
}

function readAddresses(call: EtherscanCall) {
  const texts = (readParam(call, 'address') ?? '').split(',');
  if (texts.length > ADDRESSES_MAX) {
    throw new EtherscanError(
      `Error! At most ${ADDRESSES_MAX} addresses are allowed. Send the others in another call.`,
    );
  }
  const parsed = texts.map((text) => addressSchema.safeParse(text));
  return parsed.map((address) => {
    if (!address.success) throw new EtherscanError('Error! Invalid address format');
    return address.data;
  });
}
