import { situationErrors } from '@residency/contract/areas/teachers/figures/access'
import type { updateIndicator as updateCall } from '@residency/contract/areas/teachers/figures/situation.contract'
import type { InputOf } from '@residency/contract/kernel'
import { firstDayOf, monthOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { findCells, findIndicatorForUpdate } from './situation.queries.ts'

/**
 * Records the teachers of every base and department for this month as they are now, in place of
 * what was recorded of it before.
 */
export const recordMonth = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const month = firstDayOf(monthOf(today))
    const cells = await findCells(tx.db, { scope: { kind: 'all' }, baseId: undefined }, today)
    const rows = cells.map((cell) => ({ ...cell, core: cell.level === 'core' ? cell.teachers : 0 }))

    const cellRows = rowsOf(rows, {
      baseId: 'bigint',
      departmentId: 'bigint',
      teachers: 'int',
      core: 'int',
      trained: 'int',
    })

    await tx.db.deleteFrom('teacherSituationMonths').where('month', '=', month).execute()

    await sql`insert into teacher_situation_months (month, base_id, department_id, teachers, core,
        trained, taken_at)
      select ${month}::date, base_id, department_id, sum(teachers), sum(core), sum(trained),
        ${tx.now()}
      from ${cellRows} cell group by base_id, department_id
      on conflict (month, base_id, department_id) do update
        set teachers = excluded.teachers, core = excluded.core,
        trained = excluded.trained, taken_at = excluded.taken_at`.execute(tx.db)

    return { month: monthOf(month), at: minuteInChina(tx.now()) }
  })

/** The same at somebody's request. */
export const updateSituation = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const recorded = await recordMonth(tx)

    await tx.audit({
      action: 'teachers.situation.update',
      entity: 'teacherSituation',
      detail: { month: recorded.month },
    })

    return recorded
  })

/** Changes what an indicator asks for and its source. */
export const updateIndicator = (
  ctx: SignedCtx,
  { key, version, ...form }: InputOf<typeof updateCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(await findIndicatorForUpdate(tx.db, key), version)

    const known = new Set(
      (await findDictOptions(tx.db, 'teacher_certificate_kind', tx.language)).map(
        ({ value }) => value,
      ),
    )

    const added = form.certificateKinds.filter((kind) => !stored.certificateKinds.includes(kind))
    if (added.some((kind) => !known.has(kind))) throw fail(situationErrors.trainingKindUnknown)

    const written = {
      target: String(form.target),
      source: form.source,
      certificateKinds: [...new Set(form.certificateKinds)],
    }

    await tx.db
      .updateTable('teacherIndicators')
      .set({ ...written, updatedAt: tx.now(), version: stored.version + 1 })
      .where('key', '=', key)
      .execute()

    const changed = {
      before: { target: stored.target, source: stored.source },
      after: { target: form.target, source: form.source },
    }

    await tx.audit({
      action: 'teachers.situation.edit',
      entity: 'teacherIndicator',
      detail: { key, ...changed },
    })

    return null
  })
