CREATE TABLE "confirmed_claims" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"sentence" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmed_claims_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "origins" jsonb;--> statement-breakpoint
ALTER TABLE "saved_content" ADD COLUMN "origins" jsonb;--> statement-breakpoint
ALTER TABLE "confirmed_claims" ADD CONSTRAINT "confirmed_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmed_claims_age_index" ON "confirmed_claims" USING btree ("user_id","confirmed_at" DESC NULLS LAST);