CREATE TABLE "channel_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channel_connections" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channel_connections" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channel_sign_ins" ADD CONSTRAINT "channel_sign_ins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_sign_ins_session_index" ON "channel_sign_ins" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "channel_sign_ins_expiry_index" ON "channel_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "channel_connections_end_index" ON "channel_connections" USING btree ("ends_at") WHERE "channel_connections"."ends_at" is not null;