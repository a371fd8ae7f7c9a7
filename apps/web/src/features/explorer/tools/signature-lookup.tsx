import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CopyableField } from '../../../ui/copyable-field.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { nameMethod } from '../transaction/method-names.ts';

const IS_SELECTOR = /^0x[0-9a-f]{8}$/i;

/** Form that looks up the name of a selector, or hashes the signature of a function, an event or an error. */
export function SignatureLookup() {
  const { t } = useTranslation('tools');
  const [text, setText] = useState('transfer(address,uint256)');
  const query = useDeferredValue(text.trim());
  const isSelector = IS_SELECTOR.test(query);
  const { data: hashes } = useQuery({
    queryKey: ['explorer', 'signature', query],
    queryFn: async () => (await import('./describe-signature.ts')).describeSignature(query),
    enabled: query !== '' && !isSelector,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = isSelector ? nameMethod(query.toLowerCase()) : null;
  const isUnknown = isSelector && name === query.toLowerCase();
  const copy = { label: t('lookup.copy'), done: t('lookup.copied') };
  return (
    <Panel title={t('lookup.title')}>
      <div className="in tool-body">
        <FormField
          label={t('lookup.label')}
          hint={t('lookup.hint')}
          error={hashes === null ? t('lookup.invalid') : isUnknown ? t('lookup.unknown') : undefined}
        >
          <TextInput isCode canClear value={text} onChange={(event) => setText(event.target.value)} />
        </FormField>
        {isSelector && !isUnknown && name ? (
          <CopyableField name={t('lookup.name')} value={name} {...copy} />
        ) : null}
        {hashes?.selector ? (
          <CopyableField name={t('lookup.selector')} value={hashes.selector} {...copy} />
        ) : null}
        {hashes?.topic ? <CopyableField name={t('lookup.topic')} value={hashes.topic} {...copy} /> : null}
      </div>
    </Panel>
  );
}
