CREATE TABLE "app"."audit_changes" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "app"."incident_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."incident_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"incident_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."incidents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"services" text[] NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."maintenances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app"."maintenances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"services" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."status_checks" (
	"service" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"latency_ms" integer,
	CONSTRAINT "status_checks_service_checked_at_pk" PRIMARY KEY("service","checked_at")
);
--> statement-breakpoint
ALTER TABLE "chain"."action_types" ALTER COLUMN "points" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "chain"."action_types" ALTER COLUMN "cooldown_seconds" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "app"."audit_changes" ADD CONSTRAINT "audit_changes_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "app"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "app"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_updates_incident" ON "app"."incident_updates" USING btree ("incident_id","id");--> statement-breakpoint
CREATE INDEX "incidents_open" ON "app"."incidents" USING btree ("id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "maintenances_ends" ON "app"."maintenances" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "status_checks_at" ON "app"."status_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "app"."users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_with_role" ON "app"."users" USING btree ("created_at","id") WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "app"."audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "app"."audit_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_log_refused" ON "app"."audit_log" USING btree ("id") WHERE not is_allowed;--> statement-breakpoint
CREATE INDEX "outbox_refused" ON "app"."outbox" USING btree ("id") WHERE status = 'refused';--> statement-breakpoint
CREATE INDEX "presale_purchases_status" ON "app"."presale_purchases" USING btree ("status","position");--> statement-breakpoint
CREATE INDEX "wallets_created" ON "app"."wallets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_created" ON "app"."newsletter" USING btree ("created_at","key");--> statement-breakpoint
CREATE INDEX "whitelist_created" ON "app"."whitelist" USING btree ("created_at","address");