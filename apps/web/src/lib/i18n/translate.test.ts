import { describe, expect, it } from 'vitest';
import de from '../../locales/de/common.ts';
import en from '../../locales/en/common.ts';
import deExplorer from '../../locales/de/explorer.ts';
import enExplorer from '../../locales/en/explorer.ts';
import { createTextSource } from './catalogues.ts';

const files = {
  'en/common': en,
  'de/common': de,
  'en/explorer': enExplorer,
  'de/explorer': deExplorer,
} as const;
const source = createTextSource((language, namespace) => files[`${language}/${namespace as 'common'}`]);

describe('translate', () => {
  it('finds a text by its path in the requested language', () => {
    expect(source.translate('en', 'common')('states.sealed')).toBe('Sealed');
    expect(source.translate('de', 'common')('states.sealed')).toBe('Versiegelt');
  });

  it('reaches the common texts from every namespace', () => {
    expect(source.translate('de', 'explorer')('common:list.older')).toBe('Ältere');
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
    expect(source.translate('en', 'common')('actions.wallet_connect')).toBe('Wallet connected');
  });

  it('knows whether a key composed at run time has a text', () => {
    expect(source.has('en', 'common', 'actions.energy_collection')).toBe(true);
    expect(source.has('en', 'common', 'actions.teleport')).toBe(false);
    expect(source.has('en', 'common', 'actions')).toBe(false);
  });
});
