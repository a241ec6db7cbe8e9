import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { ratedAs } from '../subject.policy.ts'
import { countPeople, findPeople } from './people.queries.ts'
import { visibleTargets } from './target.policy.ts'
import { findTarget, findTaskPage } from './target.queries.ts'

/** Who would be rated by whom, by the present facts; who would rate the reader is not named. */
export async function listTargetPeople(
  ctx: SignedCtx,
  { id, ...page }: { id: number; pageNum: number; pageSize: number },
) {
  const target = found(
    await findTarget(ctx.db, visibleTargets(ctx.actor), dayInChina(ctx.now()), id),
  )

  const [rows, counts] = await Promise.all([
    findPeople(ctx.db, ratedAs(ctx.actor), target, page),
    countPeople(ctx.db, target),
  ])

  return {
    list: rows.map((row) => ({
      subject: labelIn(ctx.language, row.subject, row.subjectEn),
      note: row.note === null ? null : labelIn(ctx.language, row.note, row.noteEn),
      raters: row.raters,
      raterCount: row.raterCount,
    })),
    total: counts.subjects,
    tasks: counts.tasks,
    raters: counts.raters,
  }
}

/** Who has answered. Hidden for an anonymous target, and for answers about the reader. */
export async function listTargetTasks(
  ctx: SignedCtx,
  { id, ...page }: { id: number; pageNum: number; pageSize: number },
) {
  const today = dayInChina(ctx.now())
  const target = found(await findTarget(ctx.db, visibleTargets(ctx.actor), today, id))
  if (target.isAnonymous) return { list: [], total: 0 }

  const { rows, total } = await findTaskPage(
    ctx.db,
    ctx.language,
    ratedAs(ctx.actor),
    { targetId: id, today },
    page,
  )

  return { list: rows, total }
}
