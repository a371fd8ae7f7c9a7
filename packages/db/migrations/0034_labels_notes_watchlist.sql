CREATE TABLE "app"."address_labels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."address_labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" "bytea" NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"url" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_labels_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "app"."private_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."private_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"subject" "bytea" NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_notes_subject" UNIQUE("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "app"."watch_cursor" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"block_number" integer NOT NULL,
	"block_hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."watch_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."watch_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"watch_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"block_number" bigint NOT NULL,
	"transaction_hash" "bytea" NOT NULL,
	"asset" text NOT NULL,
	"is_incoming" boolean NOT NULL,
	"counterparty" "bytea" NOT NULL,
	"token" "bytea",
	"amount" numeric(78, 0) NOT NULL,
	"token_id" numeric(78, 0),
	"position" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"notification_id" bigint,
	"is_mail_done" boolean NOT NULL,
	CONSTRAINT "watch_events_once" UNIQUE("watch_id","block_number","position","is_incoming")
);
--> statement-breakpoint
CREATE TABLE "app"."watch_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "app"."watched_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."watched_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"address" "bytea" NOT NULL,
	"has_nac" boolean NOT NULL,
	"has_tokens" boolean NOT NULL,
	"has_nfts" boolean NOT NULL,
	"wants_mail" boolean NOT NULL,
	"mail_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_addresses_mail_key_unique" UNIQUE("mail_key"),
	CONSTRAINT "watched_addresses_user" UNIQUE("user_id","address")
);
--> statement-breakpoint
ALTER TABLE "app"."private_notes" ADD CONSTRAINT "private_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."watch_events" ADD CONSTRAINT "watch_events_watch_id_watched_addresses_id_fk" FOREIGN KEY ("watch_id") REFERENCES "app"."watched_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."watch_events" ADD CONSTRAINT "watch_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."watch_feeds" ADD CONSTRAINT "watch_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."watched_addresses" ADD CONSTRAINT "watched_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_labels_name" ON "app"."address_labels" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "private_notes_user" ON "app"."private_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "watch_events_user" ON "app"."watch_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "watch_events_block" ON "app"."watch_events" USING btree ("block_number");--> statement-breakpoint
CREATE INDEX "watch_events_timestamp" ON "app"."watch_events" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "watch_events_mail" ON "app"."watch_events" USING btree ("watch_id","id") WHERE not is_mail_done;--> statement-breakpoint
CREATE INDEX "watched_addresses_list" ON "app"."watched_addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "watched_addresses_address" ON "app"."watched_addresses" USING btree ("address");