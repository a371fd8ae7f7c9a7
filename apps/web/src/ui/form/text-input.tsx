import { useRef, useState, type ComponentProps, type ReactNode, type Ref, type RefObject } from 'react';
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

interface ToolsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly canClear: boolean;
  readonly canCopy: boolean;
  readonly isPassword: boolean;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly isDisabled: boolean | undefined;
}

/** Buttons that act on the value: clear, copy, reveal. */
function Tools({ input, canClear, canCopy, isPassword, isShown, onShow, isDisabled }: ToolsProps) {
  const { t } = useTranslation('form');
  const copy = async () => {
    const isCopied = await copyText(input.current!.value);
    showToast(
      isCopied
        ? { tone: 'done', title: t('copied') }
        : { tone: 'error', title: t('site:copy.failed'), text: t('site:copy.failedText') },
    );
  };
  const clear = () => {
    setInputValue(input.current!, '');
    input.current!.focus();
  };
  return (
    <>
      {canClear ? (
        <button
          type="button"
          className="icon-button clear"
          aria-label={t('clear')}
          title={t('clear')}
          disabled={isDisabled}
          onClick={clear}
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
          onClick={() => onShow(!isShown)}
        >
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </button>
      ) : null}
    </>
  );
}

/** A single-line text input. A password gets a button that reveals it. Compatible with `register()`. */
export function TextInput(props: TextInputProps) {
  const { prefix, suffix, canClear = false, canCopy = false, isCode = false, type, ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const tools =
    canClear || canCopy || isPassword ? (
      <Tools
        {...{ input, canClear, canCopy, isPassword, isShown }}
        onShow={setIsShown}
        isDisabled={rest.disabled}
      />
    ) : null;
  return (
    <ControlBox prefix={prefix} suffix={suffix} tools={tools}>
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
