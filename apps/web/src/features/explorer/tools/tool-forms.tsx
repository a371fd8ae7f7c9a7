import { BroadcastTransaction } from './broadcast-transaction.tsx';
import { CalldataDecoder } from './calldata-decoder.tsx';
import { ContractVerification } from './contract-verification.tsx';
import { SignatureLookup } from './signature-lookup.tsx';
import { UnitConverter } from './unit-converter.tsx';

/** The tools with forms, loaded after the page. */
export function ToolForms() {
  return (
    <>
      <ContractVerification />
      <BroadcastTransaction />
      <CalldataDecoder />
      <SignatureLookup />
      <UnitConverter />
    </>
  );
}
