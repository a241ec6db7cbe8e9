import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import type { AbsenceScope } from './leave.policy.ts'

const MOST = 500
/** Trainees whom the reader supervises, has in the own department, or in the own base, on a day. */
export function findTraineesOn(db: Db, { area, userId }: AbsenceScope, on: string, only: number | null = null) {
  const scope = area ?? { kind: 'some' as const, userId: 0, administers: false, treePath: null, ownDepartmentId: null }
  let match = db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .select(['t.id', 't.real_name', 't.number'])
    .where('t.user_id', '!=', userId)
  if (only !== null) match = match.where('t.id', '=', only)
  if (scope.kind === 'some')
    match = match.where(
      sql<boolean>`(${isOfOwnBase(scope, 'm.base_id')} or exists (select from rotation_blocks b where b.trainee_id = t.id and b.state <> 'failed'
        and b.starts_on <= ${on} and b.ends_on >= ${on} and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.department_id')})))`,
    )
  return match.orderBy('t.number').limit(MOST).execute()
}
/** An absence before it is recorded, beside a draft of the trainee's own. */
export const insertUnexcused = (tx: SignedCtx, traineeId: number, span: Span, reason: string) =>
  tx.db
    .insertInto('absences')
    .values({
      ...{ kind: 'unexcused', trainee_id: traineeId, reason, created_by: tx.actor.userId, created_at: tx.now(), updated_at: tx.now() },
      ...{ starts_on: span.startsOn, starts_half: span.startsHalf, ends_on: span.endsOn, ends_half: span.endsHalf },
    })
    .returning(['id', 'state', 'version'])
    .executeTakeFirstOrThrow()
