CREATE TABLE "app"."contract_sources" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"compiler" text NOT NULL,
	"settings" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"abi" jsonb NOT NULL,
	"license" text,
	"code_size" integer NOT NULL,
	"runtime_code" "bytea" NOT NULL,
	"immutables" jsonb NOT NULL,
	"runtime_libraries" jsonb NOT NULL,
	"creation_code" "bytea" NOT NULL,
	"creation_libraries" jsonb NOT NULL,
	"tails" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."contract_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"compiler" text NOT NULL,
	"target" text,
	"input" text NOT NULL,
	"network" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"match" text,
	"failure" text,
	"failure_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."verified_contracts" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"source_id" "bytea" NOT NULL,
	"match" text NOT NULL,
	"creation_match" text,
	"constructor_arguments" "bytea",
	"libraries" jsonb NOT NULL,
	"origin" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"verified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."verified_contracts" ADD CONSTRAINT "verified_contracts_source_id_contract_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "app"."contract_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_sources_code_size" ON "app"."contract_sources" USING btree ("code_size","created_at");--> statement-breakpoint
CREATE INDEX "contract_verifications_open" ON "app"."contract_verifications" USING btree ("created_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "contract_verifications_finished" ON "app"."contract_verifications" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "verified_contracts_source" ON "app"."verified_contracts" USING btree ("source_id");