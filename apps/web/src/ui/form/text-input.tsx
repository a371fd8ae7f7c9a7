import { useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { copyText } from '../copy-text.ts';
import { Icon } from '../icons.tsx';
import { showToast } from '../feedback/show-toast.ts';
import { ControlBox } from './control-box.tsx';
import { useControlAttributes } from './field-context.ts';
import { setInputValue } from './set-input-value.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** Shown before the text and not part of the value, such as "https://" or "@". */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** A button that clears the field, shown when it is not empty. */
  readonly canClear?: boolean;
  /** A button that copies the value, for fields that are mostly read. */
  readonly canCopy?: boolean;
  /** Addresses, hashes and codes are set in the monospaced font and never autocorrected. */
  readonly isCode?: boolean;
}

const CODE = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } as const;

function join<T>(...refs: (Ref<T> | undefined)[]): (value: T | null) => void {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}

/** A single-line text input. A password gets a button that reveals it. Compatible with `register()`. */
export function TextInput(props: TextInputProps) {
  const { prefix, suffix, canClear = false, canCopy = false, isCode = false, type, ref, ...rest } = props;
  const { t } = useTranslation('form');
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';

  const copy = async () => {
    const isCopied = await copyText(input.current!.value);
    showToast(
      isCopied
        ? { tone: 'done', title: t('copied') }
        : { tone: 'error', title: t('site:copy.failed'), text: t('site:copy.failedText') },
    );
  };
  const tools = (
    <>
      {canClear ? (
        <button
          type="button"
          className="icon-button clear"
          aria-label={t('clear')}
          title={t('clear')}
          disabled={rest.disabled}
          onClick={() => {
            setInputValue(input.current!, '');
            input.current!.focus();
          }}
        >
          <Icon name="close" />
        </button>
      ) : null}
      {canCopy ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('copy')}
          title={t('copy')}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
        </button>
      ) : null}
      {isPassword ? (
        <button
          type="button"
          className="tool"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'hidePasswordOf' : 'showPasswordOf')}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </button>
      ) : null}
    </>
  );
  return (
    <ControlBox prefix={prefix} suffix={suffix} tools={canClear || canCopy || isPassword ? tools : null}>
      <input
        placeholder=" "
        {...(isCode || isPassword ? CODE : {})}
        {...useControlAttributes()}
        {...rest}
        ref={join(input, ref)}
        type={isPassword && isShown ? 'text' : type}
        className={isCode ? 'num' : undefined}
      />
    </ControlBox>
  );
}
