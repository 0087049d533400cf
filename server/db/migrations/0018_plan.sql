CREATE TABLE "calendar_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "plan_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"content_id" integer,
	"title" text NOT NULL,
	"channel" text NOT NULL,
	"connection_id" integer,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"local_time" text NOT NULL,
	"zone" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone,
	"attempt_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_unsure" boolean DEFAULT false NOT NULL,
	"problem" jsonb,
	"hash" text,
	"remote_id" text,
	"link" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "plan_entries_state" CHECK ("plan_entries"."state" in ('draft', 'planned', 'waiting', 'due', 'publishing', 'published', 'failed')),
	CONSTRAINT "plan_entries_run" CHECK (("plan_entries"."state" in ('planned', 'publishing')) = ("plan_entries"."run_at" is not null)),
	CONSTRAINT "plan_entries_attempt" CHECK (("plan_entries"."state" = 'publishing') = ("plan_entries"."attempt_id" is not null)),
	CONSTRAINT "plan_entries_published" CHECK (("plan_entries"."state" = 'published') = ("plan_entries"."published_at" is not null)),
	CONSTRAINT "plan_entries_failed" CHECK ("plan_entries"."state" <> 'failed' or "plan_entries"."problem" is not null)
);
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_content_id_saved_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."saved_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_connection_id_channel_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."channel_connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_entries_owner_index" ON "plan_entries" USING btree ("user_id","publish_at");--> statement-breakpoint
CREATE INDEX "plan_entries_content_index" ON "plan_entries" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "plan_entries_connection_index" ON "plan_entries" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "plan_entries_run_index" ON "plan_entries" USING btree ("run_at") WHERE "plan_entries"."run_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_entries_waiting_index" ON "plan_entries" USING btree ("id") WHERE "plan_entries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "plan_entries_needs_you_index" ON "plan_entries" USING btree ("user_id") WHERE "plan_entries"."state" in ('due', 'failed');