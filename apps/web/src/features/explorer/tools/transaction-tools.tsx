import { BroadcastTransaction } from './broadcast-transaction.tsx';
import { CalldataDecoder } from './calldata-decoder.tsx';
import { SignatureLookup } from './signature-lookup.tsx';

/** The tools for transactions and calls, loaded after the page. */
export function TransactionTools() {
  return (
    <>
      <BroadcastTransaction />
      <CalldataDecoder />
      <SignatureLookup />
    </>
  );
}
