import { describe, expect, it } from 'vitest';
import de from '../../locales/de/site.ts';
import en from '../../locales/en/site.ts';
import deExplorer from '../../locales/de/explorer.ts';
import enExplorer from '../../locales/en/explorer.ts';
import { createTextSource } from './catalogues.ts';

const files = {
  'en/site': en,
  'de/site': de,
  'en/explorer': enExplorer,
  'de/explorer': deExplorer,
} as const;
const source = createTextSource((language, namespace) => files[`${language}/${namespace as 'site'}`]);

describe('translate', () => {
  it('finds a text by its path in the requested language', () => {
    expect(source.translate('en', 'site')('states.sealed')).toBe('Sealed');
    expect(source.translate('de', 'site')('states.sealed')).toBe('Versiegelt');
  });

  it('reaches the texts of the whole site from every namespace', () => {
    expect(source.translate('de', 'explorer')('site:list.older')).toBe('Ältere');
  });

  it('inserts values', () => {
    expect(source.translate('en', 'explorer')('block.heading', { number: '1,284,507' })).toBe(
      'Block 1,284,507',
    );
  });

  it('picks the plural form of the count and formats it for the language', () => {
    const t = source.translate('de', 'explorer');
    expect(t('block.sealed', { count: 1 })).toBe('Versiegelt, seither 1 Block');
    expect(t('block.sealed', { count: 1200 })).toBe('Versiegelt, seither 1.200 Blöcke');
  });

  it('treats an action key as a name, not as a plural', () => {
    expect(source.translate('en', 'site')('actions.wallet_connect')).toBe('Wallet connected');
  });

  it('knows whether a key composed at run time has a text', () => {
    expect(source.has('en', 'site', 'actions.energy_collection')).toBe(true);
    expect(source.has('en', 'site', 'actions.teleport')).toBe(false);
    expect(source.has('en', 'site', 'actions')).toBe(false);
  });
});
