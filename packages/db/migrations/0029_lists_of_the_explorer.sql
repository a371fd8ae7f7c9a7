CREATE TABLE "chain"."contract_call_hours" (
	"hour" timestamp (3) with time zone NOT NULL,
	"address" "bytea" NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "contract_call_hours_hour_address_pk" PRIMARY KEY("hour","address")
);
--> statement-breakpoint
CREATE TABLE "chain"."contract_calls" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"calls" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contract_calls_count" ON "chain"."contract_calls" USING btree ("calls","address");--> statement-breakpoint
CREATE INDEX "contract_sources_name" ON "app"."contract_sources" USING btree ((lower("name")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "verified_contracts_newest" ON "app"."verified_contracts" USING btree ("verified_at","address");--> statement-breakpoint
CREATE INDEX "internal_transactions_moves" ON "chain"."internal_transactions" USING btree ("block_number","tx_index","trace_index") WHERE value > 0 and is_successful and type not in ('delegatecall', 'callcode');--> statement-breakpoint
CREATE INDEX "orphaned_blocks_number" ON "chain"."orphaned_blocks" USING btree ("number","hash");--> statement-breakpoint
-- The calls of the transactions indexed so far; the indexer counts later ones.
INSERT INTO "chain"."contract_call_hours" ("hour", "address", "calls")
SELECT date_trunc('hour', "timestamp", 'UTC'), "to", count(*)
FROM "chain"."transactions" WHERE "to" IS NOT NULL AND octet_length("input") > 0
GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "chain"."contract_calls" ("address", "calls")
SELECT "address", sum("calls") FROM "chain"."contract_call_hours" GROUP BY 1;
