import type { ActionKey } from '@nova/shared/energy/catalogue';

/** Name of an action and its limits, as shown in the dashboard's price list. */
export interface ActionTexts {
  readonly key: ActionKey;
  readonly points: number;
  readonly en: readonly [name: string, limit: string];
  readonly de: readonly [name: string, limit: string];
}

const row = (key: ActionKey, points: number, en: ActionTexts['en'], de: ActionTexts['de']): ActionTexts => ({
  key,
  points,
  en,
  de,
});

/** The actions of `get_action_types`. */
export const LISTED_TEXTS: readonly ActionTexts[] = [
  row(
    'wallet_connect',
    10,
    ['Wallet connected', 'server, once a day'],
    ['Wallet verbunden', 'Server, einmal am Tag'],
  ),
  row(
    'presale_purchase',
    50,
    ['Presale purchase', 'chain, 5 per day'],
    ['Kauf im Vorverkauf', 'Blockchain, 5-mal am Tag'],
  ),
  row(
    'page_visit',
    5,
    ['Page visited', 'browser, every 30 s, 10 per day'],
    ['Seite besucht', 'Browser, alle 30 s, 10-mal am Tag'],
  ),
  row(
    'explorer_interaction',
    15,
    ['Explorer used', 'browser, every minute, 5 per day'],
    ['Explorer genutzt', 'Browser, jede Minute, 5-mal am Tag'],
  ),
  row(
    'nft_creation',
    35,
    ['Premium 3D NFT created', 'chain, 5 per day'],
    ['Premium-3D-NFT erstellt', 'Blockchain, 5-mal am Tag'],
  ),
  row(
    'nft_trade',
    25,
    ['NFT traded', 'chain, 5 per day'],
    ['NFT gekauft oder verkauft', 'Blockchain, 5-mal am Tag'],
  ),
  row(
    'blockchain_interaction',
    20,
    ['Chain activity', 'browser, every minute, 5 per day'],
    ['Blockchain-Aktivität', 'Browser, jede Minute, 5-mal am Tag'],
  ),
  row(
    'whitepaper_read',
    10,
    ['Whitepaper read', 'browser, once a day'],
    ['Whitepaper gelesen', 'Browser, einmal am Tag'],
  ),
  row(
    'energy_collection',
    40,
    ['Energy collected', 'browser, every 4 h, 3 per day'],
    ['Energie gesammelt', 'Browser, alle 4 Std., 3-mal am Tag'],
  ),
  row(
    'network_switch',
    8,
    ['Switched to Nova', 'browser, once a day'],
    ['Zu Nova gewechselt', 'Browser, einmal am Tag'],
  ),
  row(
    'input_interaction',
    3,
    ['Field filled in', 'browser, every minute, 5 per day'],
    ['Feld ausgefüllt', 'Browser, jede Minute, 5-mal am Tag'],
  ),
  row(
    'button_click',
    2,
    ['Button clicked', 'browser, every 30 s, 10 per day'],
    ['Button geklickt', 'Browser, alle 30 s, 10-mal am Tag'],
  ),
  row(
    'form_submit',
    10,
    ['Form submitted', 'server, 3 per day'],
    ['Formular gesendet', 'Server, 3-mal am Tag'],
  ),
  row(
    'link_click',
    2,
    ['Link clicked', 'browser, every 30 s, 10 per day'],
    ['Link geklickt', 'Browser, alle 30 s, 10-mal am Tag'],
  ),
  row(
    'social_share',
    15,
    ['Page shared', 'browser, every hour, 2 per day'],
    ['Seite geteilt', 'Browser, jede Stunde, 2-mal am Tag'],
  ),
  row(
    'daily_visit',
    20,
    ['Daily visit', 'browser, once a day'],
    ['Täglicher Besuch', 'Browser, einmal am Tag'],
  ),
  row(
    'scroll_engagement',
    5,
    ['Page read to the end', 'browser, every minute, 5 per day'],
    ['Bis zum Ende gelesen', 'Browser, jede Minute, 5-mal am Tag'],
  ),
  row(
    'time_spent',
    8,
    ['Five active minutes', 'browser, every 5 min, 12 per day'],
    ['Fünf Minuten aktiv', 'Browser, alle 5 Min., 12-mal am Tag'],
  ),
  row(
    'newsletter_signup',
    25,
    ['Newsletter sign-up', 'server, once'],
    ['Newsletter abonniert', 'Server, einmal'],
  ),
  row(
    'referral',
    100,
    ['Friend referred', 'server, 20 per day'],
    ['Freund geworben', 'Server, 20-mal am Tag'],
  ),
];

/** Automatic rewards, which the price list includes as well. */
export const UNLISTED_TEXTS: readonly ActionTexts[] = [
  row('welcome_bonus', 1000, ['Welcome bonus', 'server, once'], ['Willkommensbonus', 'Server, einmal']),
  row(
    'referral_purchase',
    500,
    ['Friend made a purchase', 'server, 10 per day'],
    ['Kauf eines Freundes', 'Server, 10-mal am Tag'],
  ),
  row(
    'referral_share',
    50,
    ['Invitation shared', 'server, 3 per day'],
    ['Einladung geteilt', 'Server, 3-mal am Tag'],
  ),
  row(
    'nft_creation_standard',
    50,
    ['NFT created', 'server, 5 per day'],
    ['NFT erstellt', 'Server, 5-mal am Tag'],
  ),
];
