import { expect, it } from 'vitest';
import { leaveOutGround, pickFirstStyles } from './first-styles.ts';

it('keeps the rules that the page can use in its states, layers and media, and defers the rest', async () => {
  const css = [
    '@layer base,components;',
    ':root{--ink:#fff;--unused:1px}',
    '@layer base{a{color:var(--ink)}a:hover{color:red}}',
    '@layer components{.menu{margin:0}.menu[data-state="open"]{margin:1px}.dialog{inset:0}}',
    '@media (width >= 48rem){.menu .entry{padding:0}.dialog .entry{padding:1px}}',
    ':is(section,.menu):has(li){display:none}',
    '@keyframes spin{to{rotate:1turn}}.md\\:w-1\\/2{width:50%}',
  ].join('');
  const html = '<a href="/">x</a><ul class="menu md:w-1/2" data-state="open"><li class="entry">y</li></ul>';
  expect(await pickFirstStyles(css, html)).toBe(
    [
      '@layer base,components;',
      '@layer base{a{color:var(--ink)}a:hover{color:red}}',
      ':root{--ink:#fff;--unused:1px}',
      '@layer components{.menu{margin:0}.menu[data-state="open"]{margin:1px}}',
      '@media (width >= 48rem){.menu .entry{padding:0}}',
      ':is(.menu):has(li){display:none}',
      '.md\\:w-1\\/2{width:50%}',
    ].join(''),
  );
});

const GROUND = [
  '@font-face{font-family:Text;src:url(/assets/a.woff2)format("woff2")}',
  '@property --turn{syntax:"*";inherits:false}',
  '@layer theme{:root{--ink:#fff}}',
  '@layer base{table{margin:0}}',
];
const sheet = `${GROUND.join('')}@layer components{.menu{margin:0}.dialog{inset:0}}`;

it('includes fonts, variables and element rules completely in every page', async () => {
  expect(await pickFirstStyles(sheet, '<p class="menu">x</p>')).toBe(
    `${GROUND.join('')}@layer components{.menu{margin:0}}`,
  );
});

it('leaves the rules of every page out of the later stylesheet', () => {
  expect(leaveOutGround(sheet)).toBe('@layer components{.menu{margin:0}.dialog{inset:0}}');
});
