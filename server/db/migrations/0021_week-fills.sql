CREATE TABLE "plan_emails" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"sent_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "week_fill_pieces" (
	"fill_id" integer NOT NULL,
	"position" integer NOT NULL,
	"date" text NOT NULL,
	"topic" text NOT NULL,
	"topic_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"title" text,
	"content_id" integer,
	"message" text,
	CONSTRAINT "week_fill_pieces_fill_id_position_pk" PRIMARY KEY("fill_id","position"),
	CONSTRAINT "week_fill_pieces_state" CHECK ("week_fill_pieces"."state" in ('waiting', 'writing', 'written', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "week_fills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "week_fills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"channels" jsonb NOT NULL,
	"time" text NOT NULL,
	"zone" text NOT NULL,
	"location" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"run_at" timestamp with time zone DEFAULT now(),
	"attempt_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "week_fills_status" CHECK ("week_fills"."status" in ('running', 'done', 'stopped', 'failed')),
	CONSTRAINT "week_fills_run" CHECK (("week_fills"."status" = 'running') = ("week_fills"."run_at" is not null)),
	CONSTRAINT "week_fills_ended" CHECK (("week_fills"."status" = 'running') = ("week_fills"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_emails" ADD CONSTRAINT "plan_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_fill_pieces" ADD CONSTRAINT "week_fill_pieces_fill_id_week_fills_id_fk" FOREIGN KEY ("fill_id") REFERENCES "public"."week_fills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_fill_pieces" ADD CONSTRAINT "week_fill_pieces_content_id_saved_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."saved_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_fills" ADD CONSTRAINT "week_fills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "week_fill_pieces_content_index" ON "week_fill_pieces" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "week_fills_owner_index" ON "week_fills" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "week_fills_running_unique" ON "week_fills" USING btree ("user_id") WHERE "week_fills"."status" = 'running';--> statement-breakpoint
CREATE INDEX "week_fills_run_index" ON "week_fills" USING btree ("run_at") WHERE "week_fills"."run_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_entries_untold_index" ON "plan_entries" USING btree ("user_id") WHERE "plan_entries"."state" in ('due', 'failed') and "plan_entries"."told_at" is null;