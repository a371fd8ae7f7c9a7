CREATE TABLE "app"."contact_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"network" text NOT NULL,
	"check_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_check" ON "app"."contact_messages" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "contact_messages_network" ON "app"."contact_messages" USING btree ("network","created_at");