import { AppError } from '#server/errors.ts';

/** Some calls name the user in their body. Naming another one is refused. */
export function refuseForeignUser(userId: number, named: number | undefined): void {
  if (named !== undefined && named !== userId) {
    throw new AppError('forbidden', 'This belongs to another account.');
  }
}
