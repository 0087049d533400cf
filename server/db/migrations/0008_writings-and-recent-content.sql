CREATE TABLE "cleared_content" (
	"user_id" integer NOT NULL,
	"surface" text NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "cleared_content_user_id_surface_pk" PRIMARY KEY("user_id","surface")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"user_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"prompt_type" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"fingerprint" text NOT NULL,
	"stop_asked" text,
	"piece_id" text,
	"error" jsonb,
	"stopped_text" jsonb,
	"alive_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "generations_status" CHECK ("generations"."status" in ('running', 'done', 'failed', 'stopped'))
);
--> statement-breakpoint
DROP INDEX "posts_piece_index";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "prompt_type" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
UPDATE "posts" SET "prompt_type" = 'blog' WHERE "posts" -> 0 ? 'sources';--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "topic_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "piece_id" text GENERATED ALWAYS AS (posts -> 0 ->> 'id') STORED;--> statement-breakpoint
ALTER TABLE "cleared_content" ADD CONSTRAINT "cleared_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_owner_index" ON "generations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generations_created_index" ON "generations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_piece_index" ON "posts" USING btree ("user_id","piece_id","id" DESC NULLS LAST);