DROP INDEX "chain"."chain_actions_key";--> statement-breakpoint
CREATE INDEX "chain_actions_key" ON "chain"."actions" USING btree ("action_key","block_number","tx_index","log_index");