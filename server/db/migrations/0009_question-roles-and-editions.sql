ALTER TABLE "prompts" ADD COLUMN "question_roles" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "prompts" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;