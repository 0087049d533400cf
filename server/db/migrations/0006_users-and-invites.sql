CREATE TABLE "invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"email" text,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"used_by_id" integer,
	CONSTRAINT "invites_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invites_used" CHECK (("invites"."used_at" is null) = ("invites"."used_by_id" is null))
);
--> statement-breakpoint
ALTER TABLE "admin_log" DROP CONSTRAINT "admin_log_action";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Written by hand: whoever was here before this version was last seen with the newest open session, or when joining.
UPDATE "users" SET "last_seen_at" = coalesce((SELECT max("last_used_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id"), "created_at");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_used_by_id_users_id_fk" FOREIGN KEY ("used_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invites_owner_index" ON "invites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invites_used_by_index" ON "invites" USING btree ("used_by_id");--> statement-breakpoint
CREATE INDEX "invites_expiry_index" ON "invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_last_seen_index" ON "users" USING btree ("last_seen_at","id");--> statement-breakpoint
ALTER TABLE "admin_log" ADD CONSTRAINT "admin_log_action" CHECK ("admin_log"."action" in ('added', 'changed', 'deleted', 'disabled', 'enabled', 'signed out', 'sent a reset link to', 'revoked'));