import { expect, it } from 'vitest';
import { findTextUses } from './find-text-uses.ts';

const keysOf = (source: string) => findTextUses('page.tsx', source).uses.map(({ key }) => key);
const errorsOf = (source: string) => findTextUses('page.tsx', source).errors;

it('reads literals in the namespace of their component, and common ones from anywhere', () => {
  expect(
    keysOf(`function A() { const { t } = useTranslation('home'); return t('title') + t('common:brand'); }
      function B() { const { t } = useTranslation(); return t('brand'); }`),
  ).toEqual(['home:title', 'common:brand', 'common:brand']);
});

it('reads both ends of a condition, and a template as a family', () => {
  expect(
    keysOf(
      "function A() { const { t, has } = useTranslation('x'); return has(`a.${b}`) ? t(c ? 'd' : `e.${f as 'g'}.h`) : null; }",
    ),
  ).toEqual(['x:a.*', 'x:d', 'x:e.*.h']);
});

it('knows translators outside of components and those handed on', () => {
  expect(
    keysOf(`async function say() { const t = clientTexts.translate(language, 'wallet'); return t('title'); }
      const tell = (t: Translate<'energy'>) => t('once');`),
  ).toEqual(['wallet:title', 'energy:once']);
});

it('leaves other functions of that name alone', () => {
  expect(keysOf("const t = (x: string) => x; t('title');")).toEqual([]);
});

it('says where a key cannot be read', () => {
  expect(errorsOf('function A() { const { t } = useTranslation();\n return t(key); }')).toEqual([
    '2: the key must be a literal or a template',
  ]);
});

it('finds words that stand in a component or in a spoken attribute', () => {
  expect(errorsOf('const a = <p aria-label="Close">Hello</p>;')).toEqual([
    '1: "Close" is shown in one language only',
    '1: "Hello" is shown in one language only',
  ]);
});

it('lets units and signs stand', () => {
  expect(errorsOf('const a = <p className="x">+{points} EP · <kbd>Esc</kbd></p>;')).toEqual([]);
});
