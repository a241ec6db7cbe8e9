import type { RecordTarget } from './record-target.ts'

/** The id of a type of leave by its code, such as `personal`. */
export const idOfLeaveType = async ({ db }: Pick<RecordTarget, 'db'>, code: string) =>
  (
    await db
      .selectFrom('leaveTypes')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id
