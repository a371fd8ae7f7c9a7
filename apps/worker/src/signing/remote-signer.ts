import {
  SIGNER_PATHS,
  type SignerKey,
  signerKeysSchema,
  signerRefusalSchema,
  signedSchema,
  type SignTransactionRequest,
  type SignTypedDataRequest,
} from '@nova/shared/signer/protocol';
import type { Hex } from 'viem';
import { createJsonPoster, type JsonPoster } from '../lib/post-json.ts';
import { type Signer, SignerAwayError, SignerRefusal } from './signer.ts';

const TIMEOUT_MS = 10_000;

/** Address of a separate signer process, and the token that identifies this worker. */
export interface SignerOptions {
  readonly url: string;
  readonly token: string;
}

/**
 * A key held by another process. Only its address is known here; that process applies its own rules to what
 * it signs.
 * @throws SignerAwayError
 */
export async function openRemoteSigner({ url, token }: SignerOptions, name: SignerKey): Promise<Signer> {
  const headers = { authorization: `Bearer ${token}` };
  const address = await findAddress({ url, token }, name);
  const transactions = createJsonPoster(url + SIGNER_PATHS.transaction, headers);
  const messages = createJsonPoster(url + SIGNER_PATHS.typedData, headers);
  return {
    address,
    signTransaction: ({ gas, maxFeePerGas, maxPriorityFeePerGas, value, ...rest }) =>
      request(transactions, {
        address,
        transaction: {
          ...rest,
          gas: gas.toString(),
          maxFeePerGas: maxFeePerGas.toString(),
          maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
          value: value.toString(),
        },
      }),
    signTypedData: ({ domain, types, primaryType, message }) =>
      request(messages, {
        address,
        message: {
          domain,
          types: Object.fromEntries(Object.entries(types).map(([type, fields]) => [type, [...fields]])),
          primaryType,
          message: Object.fromEntries(
            Object.entries(message).map(([field, value]) => [field, String(value)]),
          ),
        },
      }),
  };
}

async function request(
  poster: JsonPoster,
  body: SignTransactionRequest | SignTypedDataRequest,
): Promise<Hex> {
  const answer = await poster.post(body, { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
    throw new SignerAwayError('the signer does not respond', { cause: error });
  });
  const signed = signedSchema.safeParse(answer);
  if (signed.success) return signed.data.signed;
  const refusal = signerRefusalSchema.safeParse(answer);
  if (refusal.success) throw new SignerRefusal(refusal.data.error.reason, refusal.data.error.is_for_now);
  throw new SignerAwayError('the response of the signer cannot be parsed');
}

/**
 * @throws SignerAwayError if the signer does not respond, does not recognize this worker, or does not hold
 * this key.
 */
async function findAddress({ url, token }: SignerOptions, name: SignerKey): Promise<Hex> {
  const response = await fetch(url + SIGNER_PATHS.keys, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new SignerAwayError('the signer does not respond', { cause: error });
  });
  if (response.status === 401) throw new SignerAwayError('the signer rejects SIGNER_TOKEN');
  const answer = signerKeysSchema.safeParse(await response.json().catch(() => null));
  const key = answer.data?.keys.find((each) => each.name === name);
  if (!key) throw new SignerAwayError(`the signer does not have the key "${name}"`);
  return key.address;
}
