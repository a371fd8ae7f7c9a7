-- Requests of the server's own that were stored before the two kinds were apart: keys that no browser may report, and
-- what partners reported. A browser's row that took an id of the server stays the browser's, so the id is free again.
UPDATE "app"."actions" SET "request_origin" = 'server'
WHERE "action_key" IN ('wallet_connect', 'presale_purchase', 'nft_creation', 'nft_trade', 'form_submit',
    'newsletter_signup', 'referral', 'welcome_bonus', 'referral_purchase', 'referral_share', 'nft_creation_standard')
  OR "action_id" IN (SELECT "action_id" FROM "app"."partner_actions");
