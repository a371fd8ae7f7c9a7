import { fillExample, type RpcMethodInfo, type RpcMethodName } from '@nova/shared/chain/rpc-methods';
import { useEffect, useState, type FormEvent } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { CodeBlock } from './code-block.tsx';
import { readExampleValues, type RpcResponse, sendCall } from './send-call.ts';
import { toCurl, toViem } from './snippets.ts';

/** Characters of a response that the page shows; a trace can have millions. */
const SHOWN_MAX = 20_000;

function parseList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the text of the parameters: values of this chain until the visitor changes them. */
function useParameters(info: RpcMethodInfo) {
  const [text, setText] = useState<string | null>(null);
  const [examples, setExamples] = useState('[]');
  useEffect(() => {
    const ended = new AbortController();
    readExampleValues(ended.signal)
      .then((values) => setExamples(JSON.stringify(fillExample(info, values), null, 2)))
      .catch(() =>
        setExamples(
          JSON.stringify(
            info.params.map(({ example }) => example),
            null,
            2,
          ),
        ),
      );
    return () => ended.abort();
  }, [info]);
  return { text: text ?? examples, setText };
}

interface Outcome {
  readonly response: RpcResponse;
  readonly milliseconds: number;
}

function OutcomeView({ method, response, milliseconds }: Outcome & { method: string }) {
  const { t } = useTranslation('rpc');
  const { language } = useLanguage();
  const text = JSON.stringify(response, null, 2);
  const title = t(response.error === undefined ? 'success' : 'refused', { time: String(milliseconds) });
  return (
    <>
      <CodeBlock title={title} method={method}>
        {text.slice(0, SHOWN_MAX)}
      </CodeBlock>
      {text.length > SHOWN_MAX ? (
        <p className="muted">{t('shortened', { count: formatInteger(SHOWN_MAX, language) })}</p>
      ) : null}
    </>
  );
}

/** Sends a call and measures it. */
function useCall(method: RpcMethodName, info: RpcMethodInfo) {
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (params: unknown[]) => {
    setIsBusy(true);
    setFailure(null);
    setOutcome(null);
    const start = performance.now();
    try {
      const response = await sendCall({ method, params }, info.isSocketOnly);
      setOutcome({ response, milliseconds: Math.round(performance.now() - start) });
    } catch (error) {
      setFailure(errorText(error));
    }
    setIsBusy(false);
  };
  return { outcome, failure, isBusy, send };
}

/** Snippets of a call and a form that sends it to this chain. */
export function MethodConsole({ name, info }: { name: RpcMethodName; info: RpcMethodInfo }) {
  const { t } = useTranslation('rpc');
  const { text, setText } = useParameters(info);
  const { outcome, failure, isBusy, send } = useCall(name, info);
  const params = parseList(text);
  const url = new URL('/rpc', location.href).href;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (params !== null) void send(params);
  };
  return (
    <>
      {info.isSocketOnly ? null : (
        <CodeBlock title={t('curl')} method={name}>
          {toCurl(url, name, params ?? [])}
        </CodeBlock>
      )}
      <CodeBlock title={t('viem')} method={name}>
        {toViem(url, name, params ?? [], info.isSocketOnly === true)}
      </CodeBlock>
      <form className="rpc-try" onSubmit={submit}>
        <h3>{t('try')}</h3>
        <FormField
          label={t('tryParameters')}
          hint={t('tryHint')}
          error={params === null ? t('notJson') : undefined}
        >
          <Textarea
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </FormField>
        <div>
          <Button type="submit" variant="solid" isBusy={isBusy}>
            {t(isBusy ? 'sending' : 'send')}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="rpc-outcome">
        {failure === null ? null : <Note tone="error">{failure}</Note>}
        {outcome === null ? null : <OutcomeView method={name} {...outcome} />}
      </div>
    </>
  );
}
