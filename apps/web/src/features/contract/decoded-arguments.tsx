import type { Verification } from '@nova/shared/contract/schemas';
import { type Hex, decodeAbiParameters } from 'viem';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { AbiParameter } from './call/abi-functions.ts';
import { AbiValues } from './call/abi-value.tsx';

/** The constructor arguments by name; empty if they cannot be decoded. */
export default function DecodedArguments({ verification }: { verification: Verification }) {
  const { t } = useTranslation('contract');
  const { abi, constructor_arguments: constructorArguments } = verification;
  const constructor = abi.find(({ type }) => type === 'constructor');
  const inputs = (constructor?.['inputs'] ?? []) as AbiParameter[];
  const values = decode(inputs, constructorArguments!);
  if (!values) return null;
  return (
    <section className="contract-scroll" tabIndex={0} aria-label={t('arguments.title')}>
      <AbiValues parameters={inputs} values={values} />
    </section>
  );
}

function decode(inputs: readonly AbiParameter[], data: Hex): readonly unknown[] | null {
  try {
    return decodeAbiParameters(inputs, data);
  } catch {
    return null;
  }
}
