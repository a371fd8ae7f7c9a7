DROP INDEX "chain"."market_nfts_expires";--> statement-breakpoint
CREATE INDEX "market_nfts_tier" ON "chain"."market_nfts" USING btree ("rarity","token_id") WHERE rarity is not null;--> statement-breakpoint
CREATE INDEX "market_nfts_expires" ON "chain"."market_nfts" USING btree ("expires_at");