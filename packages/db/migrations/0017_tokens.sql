CREATE TABLE "chain"."created_tokens" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"creator" "bytea" NOT NULL,
	"operation_id" "bytea",
	"initial_supply" numeric(78, 0) NOT NULL,
	"owner" "bytea" NOT NULL,
	"contract_uri" text,
	"metadata_cid" text,
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"tx_index" integer NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."token_orders" (
	"operation_id" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"owner" "bytea" NOT NULL,
	"token" "bytea" NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"supply" numeric(78, 0) NOT NULL,
	"contract_uri" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "token_orders_request" UNIQUE("user_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "app"."token_orders" ADD CONSTRAINT "token_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "created_tokens_owner" ON "chain"."created_tokens" USING btree ("owner","block_number","log_index");--> statement-breakpoint
CREATE INDEX "created_tokens_place" ON "chain"."created_tokens" USING btree ("block_number","log_index");--> statement-breakpoint
CREATE INDEX "created_tokens_operation" ON "chain"."created_tokens" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "created_tokens_metadata" ON "chain"."created_tokens" USING btree ("metadata_cid");--> statement-breakpoint
CREATE INDEX "token_orders_user" ON "app"."token_orders" USING btree ("user_id","created_at");