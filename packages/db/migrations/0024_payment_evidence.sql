CREATE TABLE "app"."payment_evidence" (
	"evidence" text PRIMARY KEY NOT NULL,
	"purchase_id" "bytea" NOT NULL,
	"reservation_id" "bytea" NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_evidence_transaction" ON "app"."payment_evidence" USING btree (split_part("evidence", ':', 3));--> statement-breakpoint
-- What has delivered coins before this table was kept: no payment delivers a second time.
INSERT INTO "app"."payment_evidence" ("evidence", "purchase_id", "reservation_id")
SELECT CASE
    WHEN p.is_simulated THEN 'simulated:0x' || encode(p.id, 'hex')
    WHEN p.method = 'card' THEN 'card:' || p.payment_intent
    ELSE 'bridge:' || b.chain_id || ':0x' || encode(b.payment_hash, 'hex') || ':' || b.log_index
  END, p.id, p.reservation_id
FROM "app"."presale_purchases" p LEFT JOIN "app"."bridge_payments" b ON b.purchase_id = p.id
WHERE p.reservation_id IS NOT NULL AND p.reservation_state IN ('delivering', 'delivered')
  AND (p.is_simulated OR (p.method = 'card' AND p.payment_intent IS NOT NULL)
    OR (p.method = 'bridge' AND b.log_index IS NOT NULL))
ON CONFLICT DO NOTHING;
