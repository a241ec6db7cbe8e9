import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfOwnBase, isOfOwnDepartment, NOWHERE } from '../../organisation/organisation.public.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import type { AbsenceScope } from './leave.policy.ts'

const MAX_ROWS = 500

/** Trainees whom the reader supervises, has in the own department, or in the own base, on a day. */
export function findTraineesOn(
  db: Db,
  { org, userId }: AbsenceScope,
  on: string,
  only: number | null = null,
) {
  const scope = org ?? NOWHERE

  let match = db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select(['t.id', 't.realName', 't.number'])
    .where('t.userId', '!=', userId)

  if (only !== null) match = match.where('t.id', '=', only)

  if (scope.kind === 'some')
    match = match.where(
      sql<boolean>`(${isOfOwnBase(scope, 'm.baseId')}
          or exists (select from rotation_blocks b where b.trainee_id = t.id and ${stayCounts('b')}
        and b.starts_on <= ${on} and b.ends_on >= ${on}
        and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.departmentId')})))`,
    )

  return match.orderBy('t.number').limit(MAX_ROWS).execute()
}

/** An absence before it is recorded; the trainee may have a draft of their own at the same time. */
export const insertUnexcused = (tx: SignedCtx, traineeId: number, span: Span, reason: string) =>
  tx.db
    .insertInto('absences')
    .values({
      kind: 'unexcused',
      traineeId,
      reason,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
      startsOn: span.startsOn,
      startsHalf: span.startsHalf,
      endsOn: span.endsOn,
      endsHalf: span.endsHalf,
    })
    .returning(['id', 'state', 'version'])
    .executeTakeFirstOrThrow()
