CREATE TABLE "publishing_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"blocked_channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "publishing_settings_one_row" CHECK ("publishing_settings"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "plan_entries_time_index" ON "plan_entries" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "plan_entries_state_index" ON "plan_entries" USING btree ("state","publish_at","id");