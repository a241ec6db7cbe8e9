import { checkErrors as errors } from '@residency/contract/areas/teachers/yearly-checks/access'
import type {
  CheckChange,
  CheckForm,
} from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { yearOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import {
  findBaseToCheck,
  findCheckForUpdate,
  findReviewers,
  insertRecords,
} from './check.queries.ts'
import { checkNotices } from './check-notices.seed.ts'

export const CHECK = 'teacherCheckOfBase'

/**
 * Opens the check of a year and base with everybody of the base who is in the library, and informs
 * their departments.
 */
export const openCheck = (ctx: SignedCtx, form: CheckForm) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    if (form.year > yearOf(today)) throw fail(errors.checkYearAhead)

    const base = await findBaseToCheck(tx.db, visibleTeachers(tx.actor), form.baseId)
    if (!base) throw fail(errors.checkBaseUnknown)

    const row = {
      title: form.checkTitle,
      year: form.year,
      baseId: base.id,
      instructions: form.instructions,
      openedOn: today,
      firstDay: form.firstDay,
      lastDay: form.lastDay,
      openedBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const taken = constraintErrors({ teacher_checks_open: errors.checkOpenAlready })

    const { id } = await tx.db
      .insertInto('teacherChecks')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(taken)

    const added = await insertRecords(tx.db, id, tx.now())
    if (added === 0) throw fail(errors.checkEmpty)

    await tx.audit({
      action: 'teachers.check.open',
      entity: CHECK,
      entityId: id,
      detail: { ...form, added },
    })

    const sharedValues = {
      title: form.checkTitle,
      from: form.firstDay,
      until: form.lastDay,
      base: base.name,
    }

    await notify(
      tx,
      checkNotices.open,
      (await findReviewers(tx.db, id)).map(({ userId, count }) => {
        const values = { ...sharedValues, count: String(count) }
        return {
          userId,
          values,
          valuesEn: { ...values, base: base.nameEn ?? base.name },
          path: '/teacher/department-checks',
        }
      }),
    )

    return { id, added }
  })

/**
 * Changes title, days or instructions of an open check at the version that was read; base and year
 * stay.
 */
export const updateCheck = (ctx: SignedCtx, { id, version, ...form }: CheckChange) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(
      await findCheckForUpdate(tx.db, visibleTeachers(tx.actor), id),
      version,
    )

    if (stored.closedAt) throw fail(errors.checkClosed)

    const { checkTitle, firstDay, lastDay, instructions } = form
    const columns = { title: checkTitle, firstDay, lastDay, instructions }

    const before = {
      checkTitle: stored.title,
      firstDay: stored.firstDay,
      lastDay: stored.lastDay,
      instructions: stored.instructions,
    }

    const next = await changeRecord(tx, 'teacherChecks', stored, {
      columns,
      action: 'teachers.check.update',
      entity: CHECK,
      detail: { before, after: form },
    })

    return { version: next }
  })

/**
 * Adds those who were qualified when the check was opened and are missing; people in it already
 * stay unchanged.
 */
export const fillCheck = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = found(await findCheckForUpdate(tx.db, visibleTeachers(tx.actor), id))
    if (stored.closedAt) throw fail(errors.checkClosed)

    const added = await insertRecords(tx.db, id, tx.now())

    if (added > 0)
      await tx.audit({
        action: 'teachers.check.fill',
        entity: CHECK,
        entityId: id,
        detail: { added },
      })

    return { added }
  })
