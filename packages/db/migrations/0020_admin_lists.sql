CREATE TABLE "app"."presale_closing" (
	"account" text NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"ledger_id" bigint NOT NULL,
	CONSTRAINT "presale_closing_account_asset_pk" PRIMARY KEY("account","asset")
);
--> statement-breakpoint
CREATE INDEX "hidden_nfts_newest" ON "app"."hidden_nfts" USING btree ("hidden_at","token_id");--> statement-breakpoint
CREATE INDEX "outbox_rare_lanes" ON "app"."outbox" USING btree ("lane","id") WHERE lane <> 'actions';--> statement-breakpoint
CREATE INDEX "presale_purchases_method" ON "app"."presale_purchases" USING btree ("method","position");--> statement-breakpoint
CREATE INDEX "presale_purchases_to_refund" ON "app"."presale_purchases" USING btree ("position") WHERE status = 'refund_due' or reason = 'refund_failed';--> statement-breakpoint
CREATE INDEX "hidden_tokens_newest" ON "app"."hidden_tokens" USING btree ("hidden_at","token");