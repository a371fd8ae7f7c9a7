import {
  fillExample,
  RPC_INPUT_METHODS,
  type RpcMethodInfo,
  type RpcMethodName,
} from '@nova/shared/chain/rpc-methods';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import answers from './example-answers.json';
import { CodeBlock } from './code-block.tsx';
import { MethodConsole } from './method-console.tsx';

const { from, hash, blockHash } = answers.eth_getTransactionByHash;
/** Values of the chain that the shown answers were recorded on. */
const RECORDED = {
  account: answers.eth_getProof.address,
  sender: from,
  transactionHash: hash,
  blockHash,
};

function Parameters({ params }: Pick<RpcMethodInfo, 'params'>) {
  const { t } = useTranslation('rpc');
  if (params.length === 0) return <p className="muted">{t('noParameters')}</p>;
  return (
    <>
      <h3>{t('parameters')}</h3>
      <ol className="rpc-parameters">
        {params.map(({ name, kind }) => (
          <li key={name}>
            <code>{name}</code>
            <span className="muted">{t(`kinds.${kind}`)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Example({ name, info }: { name: RpcMethodName; info: RpcMethodInfo }) {
  const { t } = useTranslation('rpc');
  const request = { jsonrpc: '2.0', id: 1, method: name, params: fillExample(info, RECORDED) };
  const answer = { jsonrpc: '2.0', id: 1, result: answers[name] };
  return (
    <>
      <CodeBlock title={t('request')} method={name}>
        {JSON.stringify(request, null, 2)}
      </CodeBlock>
      <CodeBlock title={t('answer')} method={name}>
        {JSON.stringify(answer, null, 2)}
      </CodeBlock>
    </>
  );
}

interface MethodEntryProps {
  readonly name: RpcMethodName;
  readonly info: RpcMethodInfo;
  /** The URL links to this method, so it opens. */
  readonly isLinked: boolean;
}

/** One method: what it returns, its parameters, an example, and a form that sends it. */
export function MethodEntry({ name, info, isLinked }: MethodEntryProps) {
  const { t } = useTranslation('rpc');
  const [isOpen, setIsOpen] = useState(false);
  const entry = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = entry.current;
    if (!isLinked || element === null) return;
    element.open = true;
    element.scrollIntoView();
  }, [isLinked]);
  const inputMethod = RPC_INPUT_METHODS.find((each) => each === name);
  return (
    <details
      ref={entry}
      id={name}
      className="rpc-method"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <code>{name}</code>
        <span className="muted">{t(`methods.${name}`)}</span>
      </summary>
      <div className="rpc-body">
        {info.isSocketOnly ? <p>{t('socketOnly')}</p> : null}
        {inputMethod ? <p>{t(`needsInput.${inputMethod}`)}</p> : null}
        <Parameters params={info.params} />
        {/* The examples of all methods would make the document several times as large. */}
        {isOpen ? (
          <>
            <Example name={name} info={info} />
            <MethodConsole name={name} info={info} />
          </>
        ) : null}
        <p>
          <a href={`#${name}`}>{t('link')}</a>
        </p>
      </div>
    </details>
  );
}
