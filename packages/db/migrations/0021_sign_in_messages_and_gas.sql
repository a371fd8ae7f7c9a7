ALTER TABLE "app"."welcome_bonuses" ADD COLUMN "gas_granted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app"."sign_in_nonces" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "app"."sign_in_nonces" ADD COLUMN "chain_id" integer;--> statement-breakpoint
ALTER TABLE "app"."sign_in_nonces" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE INDEX "welcome_bonuses_gas_granted_at" ON "app"."welcome_bonuses" USING btree ("gas_granted_at");--> statement-breakpoint
CREATE INDEX "sign_in_nonces_address" ON "app"."sign_in_nonces" USING btree ("address","expires_at") WHERE address is not null;