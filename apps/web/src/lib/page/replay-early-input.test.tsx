import { runInThisContext } from 'node:vm';
import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { EARLY_INPUT_SCRIPT } from './inline-scripts.ts';
import { replayEarlyInput } from './replay-early-input.ts';

function runInlineScript() {
  // The page runs the same code from its <script> element.
  runInThisContext(EARLY_INPUT_SCRIPT);
}

/** Renders a page as the server sends it, with the script already listening. */
function serve(view: ReactNode): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(view);
  document.body.append(page);
  runInlineScript();
  return page;
}

beforeEach(() => {
  document.body.innerHTML =
    '<button data-early="collect"><span>Collect</span></button><button>Other</button>';
});

it('replays a button once that was clicked twice before hydration', () => {
  runInlineScript();
  document.querySelector('span')!.click();
  document.querySelector('span')!.click();
  const onClick = vi.fn<() => void>();
  document.querySelector('[data-early]')!.addEventListener('click', onClick);

  replayEarlyInput();

  expect(onClick).toHaveBeenCalledTimes(1);
});

it('stores clicks on marked buttons only', () => {
  runInlineScript();
  document.querySelectorAll('button')[1]!.click();
  expect(window.__novaEarly?.names).toEqual([]);
  replayEarlyInput();
});

it('stops listening once the page is ready', () => {
  runInlineScript();
  const names = window.__novaEarly!.names;
  replayEarlyInput();
  document.querySelector('span')!.click();
  expect(names).toEqual([]);
});

function Fields({ onText }: { readonly onText?: (text: string) => void }) {
  const [text, setText] = useState('');
  const { register, control } = useForm({ defaultValues: { stored: 'set by the form' } });
  const draftText = useWatch({ control, name: 'stored' });
  return (
    <>
      <input
        id="controlled"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onText?.(event.target.value);
        }}
      />
      <textarea id="registered" {...register('stored')} />
      <output>{draftText}</output>
    </>
  );
}

it('replays text typed before hydration into controlled and uncontrolled fields', async () => {
  const page = serve(<Fields />);
  const type = (id: string, text: string) => {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field;
  };
  const controlled = type('controlled', '0xab');
  const registered = type('registered', 'my words');
  const onText = vi.fn<(text: string) => void>();
  await act(async () => hydrateRoot(page, <Fields onText={onText} />));

  await act(async () => replayEarlyInput());

  await screen.findByText('my words', { selector: 'output' });
  expect(onText.mock.calls).toEqual([['0xab']]);
  expect(controlled.value).toBe('0xab');
  expect(registered.value).toBe('my words');
  expect(page.querySelector('output')!.textContent).toBe('my words');
  expect(window.__novaEarly).toBeUndefined();
});

function Choices({ onChoice }: { readonly onChoice?: (choice: string) => void }) {
  const [isAgreed, setIsAgreed] = useState(false);
  const [colour, setColour] = useState('red');
  const { register, control } = useForm({ defaultValues: { size: 'small' } });
  const size = useWatch({ control, name: 'size' });
  return (
    <>
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={(event) => {
          setIsAgreed(event.target.checked);
          onChoice?.(`agreed ${event.target.checked}`);
        }}
      />
      {['red', 'green', 'blue'].map((each) => (
        <input
          key={each}
          type="radio"
          name="colour"
          value={each}
          checked={colour === each}
          onChange={() => setColour(each)}
        />
      ))}
      <select {...register('size')}>
        <option>small</option>
        <option>large</option>
      </select>
      <output>{`${isAgreed} ${colour} ${size}`}</output>
    </>
  );
}

it('replays selections made before hydration, the last one last', async () => {
  const page = serve(<Choices />);
  page.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
  for (const colour of ['blue', 'green', 'blue'])
    page.querySelector<HTMLInputElement>(`[value=${colour}]`)!.click();
  const select = page.querySelector('select')!;
  select.value = 'large';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  const onChoice = vi.fn<(choice: string) => void>();
  await act(async () => hydrateRoot(page, <Choices onChoice={onChoice} />));

  await act(async () => replayEarlyInput());

  await screen.findByText('true blue large');
  expect(onChoice.mock.calls).toEqual([['agreed true']]);
  expect(page.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true);
  expect(select.value).toBe('large');
});

it('submits a form once that was submitted before hydration, with the typed values', async () => {
  document.body.innerHTML = '<form><input id="word"><button>Send</button></form>';
  runInlineScript();
  const word = document.querySelector('input')!;
  word.value = 'early';
  word.dispatchEvent(new Event('input', { bubbles: true }));
  const button = document.querySelector('button')!;
  button.click();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  const sent: string[] = [];
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(word.value);
  });

  replayEarlyInput();

  await vi.waitFor(() => expect(sent).toEqual(['early']));
  expect(button.hasAttribute('aria-busy')).toBe(false);
});
