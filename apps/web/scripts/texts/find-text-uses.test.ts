import { expect, it } from 'vitest';
import { findTextUses } from './find-text-uses.ts';

const keysOf = (source: string) => findTextUses('page.tsx', source).uses.map(({ key }) => key);
const errorsOf = (source: string) => findTextUses('page.tsx', source).errors;

it('reads literal keys in the namespace of their component, and those of the site from everywhere', () => {
  expect(
    keysOf(`function A() { const { t } = useTranslation('home'); return t('title') + t('site:brand'); }
      function B() { const { t } = useTranslation(); return t('brand'); }`),
  ).toEqual(['home:title', 'site:brand', 'site:brand']);
});

it('reads both branches of a condition, and a template as a family', () => {
  expect(
    keysOf(
      "function A() { const { t, has } = useTranslation('x'); return has(`a.${b}`) ? t(c ? 'd' : `e.${f as 'g'}.h`) : null; }",
    ),
  ).toEqual(['x:a.*', 'x:d', 'x:e.*.h']);
});

it('recognizes translators outside components and those passed as arguments', () => {
  expect(
    keysOf(`async function say() { const t = clientTexts.translate(language, 'wallet'); return t('title'); }
      const tell = (t: Translate<'energy'>) => t('once');`),
  ).toEqual(['wallet:title', 'energy:once']);
});

it('ignores other functions with the same name', () => {
  expect(keysOf("const t = (x: string) => x; t('title');")).toEqual([]);
});

it('reports a key that cannot be read', () => {
  expect(errorsOf('function A() { const { t } = useTranslation();\n return t(key); }')).toEqual([
    '2: the key must be a literal or a template',
  ]);
});

it('reports literal text in a component or in an announced attribute', () => {
  expect(errorsOf('const a = <p aria-label="Close">Hello</p>;')).toEqual([
    '1: "Close" is shown in one language only',
    '1: "Hello" is shown in one language only',
  ]);
});

it('accepts literal units and symbols', () => {
  expect(errorsOf('const a = <p className="x">+{points} EP · <kbd>Esc</kbd></p>;')).toEqual([]);
});
