/** PostgreSQL's code for a row that points to nothing. */
const foreignKeyViolation = '23503';

/** Whether something could not be stored because its account was deleted at that moment. */
export function isDeletedUserError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code === foreignKeyViolation) return constraint?.endsWith('_user_id_users_id_fk') ?? false;
  }
  return false;
}
