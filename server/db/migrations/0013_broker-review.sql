CREATE TABLE "review_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_approval_required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_settings_one_row" CHECK ("review_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"content_id" integer,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"text_hash" text NOT NULL,
	"hash" text NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"piece" jsonb,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"comment" text,
	"comment_by" text,
	"commented_at" timestamp with time zone,
	CONSTRAINT "reviews_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reviews_approved" CHECK (("reviews"."approved_at" is null) = ("reviews"."approved_by" is null)),
	CONSTRAINT "reviews_commented" CHECK (("reviews"."commented_at" is null) = ("reviews"."comment" is null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_content_id_saved_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."saved_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_owner_index" ON "reviews" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_content_index" ON "reviews" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "reviews_expiry_index" ON "reviews" USING btree ("expires_at");