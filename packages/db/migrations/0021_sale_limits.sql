-- Coins of card payments are reserved when the money arrives; a page that is open holds nothing.
UPDATE "app"."presale_purchases" SET "status" = 'quoted' WHERE "status" = 'reserved';--> statement-breakpoint
DROP INDEX "app"."presale_purchases_open";--> statement-breakpoint
ALTER TABLE "app"."bridge_payments" ADD COLUMN "misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."bridge_payments" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."presale_purchases" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "presale_purchases_unpaid" ON "app"."presale_purchases" USING btree ("network","created_at") WHERE status in ('quoted', 'pending');--> statement-breakpoint
CREATE INDEX "presale_purchases_open" ON "app"."presale_purchases" USING btree ("position") WHERE status in ('quoted', 'pending', 'confirming', 'paid')
        or reservation_state in ('asked', 'open', 'delivering', 'releasing') or status = 'refund_due';