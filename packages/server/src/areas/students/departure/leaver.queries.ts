import { departurePermissions as may } from '@residency/contract/areas/students/departure/access'
import { holds } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { withinBaseScope } from '../../organisation/organisation.public.ts'
import { visibleTrainees } from '../students.policy.ts'

const leavers = (db: Db) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .leftJoin('cohorts as c', 'c.id', 't.cohortId')
    .select([
      't.id',
      't.userId',
      't.status',
      't.startsOn',
      't.plannedEnd',
      'm.baseId',
      'c.name as cohort',
    ])

const own = (db: Db, userId: number) => leavers(db).where('t.userId', '=', userId)

/** Somebody else of the bases whose trainees the reader sees as staff. */
const inCharge = ({ db, actor }: SignedCtx, traineeId: number) =>
  leavers(db)
    .where('t.id', '=', traineeId)
    .where('t.userId', '<>', actor.userId)
    .where(withinBaseScope(visibleTrainees(actor)))

/** The trainee who asks to leave, locked. */
export const findLeaver = (db: Db, userId: number) =>
  own(db, userId).forUpdate('t').executeTakeFirst()

/** Anybody but the actor, locked: for a decision that was taken elsewhere. */
export const findOtherLeaver = ({ db, actor }: SignedCtx, traineeId: number) =>
  leavers(db)
    .where('t.id', '=', traineeId)
    .where('t.userId', '<>', actor.userId)
    .forUpdate('t')
    .executeTakeFirst()

export const findLeaverInCharge = (tx: SignedCtx, traineeId: number) =>
  inCharge(tx, traineeId).forUpdate('t').executeTakeFirst()

export const findOwnTraining = (db: Db, userId: number) => own(db, userId).executeTakeFirst()

/** Nobody without the right to record a departure. */
export const findTrainingInCharge = async (ctx: SignedCtx, traineeId: number) =>
  holds(ctx.actor, may.record) ? inCharge(ctx, traineeId).executeTakeFirst() : undefined
