import { leaderErrors as errors } from '@residency/contract/areas/teachers/leaders/access'
import type { LeaderForm } from '@residency/contract/areas/teachers/leaders/leader.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { takeTurn } from '../../../platform/db/take-turn.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { findDepartmentsOfBase } from '../../organisation/organisation.public.ts'
import { findInTeacherLibrary } from '../qualified-teachers.queries.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { termOn } from '../validity.rules.ts'
import { findBaseToLeadAt, findLeaderWithin, findTermForUpdate } from './leader.queries.ts'
import { leaderNotices } from './leader-notices.seed.ts'

const ENTITY = 'teacherLeader'
const WITHOUT_NAMES = { name: '', from: '', until: '' }

const taken = constraintErrors(
  { teacher_leaders_one_at_a_time: errors.teamLedAlready },
  WITHOUT_NAMES,
)

/**
 * The team has nobody else in these days. Of two who appoint at once the second one waits for the
 * first.
 */
async function mustBeFree(
  tx: SignedCtx,
  span: Parameters<typeof findLeaderWithin>[1],
  except?: number,
) {
  await takeTurn(tx.db, 'departmentLeaders', span.departmentId)

  const leader = await findLeaderWithin(tx.db, span, except)
  if (leader)
    throw fail(errors.teamLedAlready, {
      name: leader.name,
      from: leader.startsOn,
      until: leader.endsOn,
    })
}

/**
 * Appoints a teacher of the library whose qualification is in force; the office everywhere, others
 * at the bases they administer.
 */
export const appointLeader = (ctx: SignedCtx, form: LeaderForm) =>
  inTransaction(ctx, async (tx) => {
    const base = found(await findBaseToLeadAt(tx.db, visibleTeachers(tx.actor), form.baseId))
    const departments = await findDepartmentsOfBase(tx.db, base.id)
    if (base.status !== 1 || !departments.some(({ id }) => id === form.departmentId))
      throw fail(errors.leaderPlaceUnknown)

    const teacher = await findInTeacherLibrary(tx.db, form.userId)
    if (!teacher?.isEnabled || (teacher.validUntil ?? '') < dayInChina(tx.now()))
      throw fail(errors.leaderNotQualified)
    await mustBeFree(tx, form)

    const row = {
      userId: form.userId,
      baseId: form.baseId,
      departmentId: form.departmentId,
      team: form.team,
      startsOn: form.startsOn,
      endsOn: form.endsOn,
      appointedBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const { id } = await tx.db
      .insertInto('teacherLeaders')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(taken)

    await tx.audit({
      action: 'teachers.leader.appoint',
      entity: ENTITY,
      entityId: id,
      detail: form,
    })

    const values = { team: form.team, from: form.startsOn, until: form.endsOn }

    await notify(tx, leaderNotices.appoint, [{ userId: form.userId, values }])

    return { id }
  })

/**
 * A term of the reader's bases that is not over and was not ended, locked, at the version that was
 * read.
 */
async function findOpenTerm(tx: SignedCtx, id: number, version: number) {
  const stored = mustMatchVersion(
    await findTermForUpdate(tx.db, visibleTeachers(tx.actor), id),
    version,
  )

  const term = termOn(dayInChina(tx.now()), stored)
  if (term === 'over' || stored.endReason !== null) throw fail(errors.termNotRunning)

  return { stored, term }
}

type TermChange = { id: number; version: number; startsOn: string; endsOn: string }

/** Moves the days of a term. */
export const updateTerm = (ctx: SignedCtx, { id, version, startsOn, endsOn }: TermChange) =>
  inTransaction(ctx, async (tx) => {
    const { stored } = await findOpenTerm(tx, id, version)
    await mustBeFree(
      tx,
      { departmentId: stored.departmentId, team: stored.team, startsOn, endsOn },
      id,
    )

    await updateRow(tx, 'teacherLeaders', stored, { startsOn, endsOn }).catch(taken)

    const detail = {
      before: { startsOn: stored.startsOn, endsOn: stored.endsOn },
      after: { startsOn, endsOn },
    }

    await tx.audit({ action: 'teachers.leader.update', entity: ENTITY, entityId: id, detail })

    return null
  })

/** Ends a term today; one that has not begun is taken away. */
export const endTerm = (
  ctx: SignedCtx,
  { id, version, endReason }: { id: number; version: number; endReason: string },
) =>
  inTransaction(ctx, async (tx) => {
    const { stored, term } = await findOpenTerm(tx, id, version)
    const today = dayInChina(tx.now())

    if (term === 'coming') await tx.db.deleteFrom('teacherLeaders').where('id', '=', id).execute()
    else await updateRow(tx, 'teacherLeaders', stored, { endsOn: today, endReason })

    const detail = {
      team: stored.team,
      startsOn: stored.startsOn,
      endsOn: stored.endsOn,
      endReason,
    }

    await tx.audit({ action: 'teachers.leader.end', entity: ENTITY, entityId: id, detail })
    await notify(tx, leaderNotices.end, [
      { userId: stored.userId, values: { team: stored.team, reason: endReason } },
    ])

    return null
  })
