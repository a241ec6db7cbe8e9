import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findReleasedTarget, presentReleasedTarget } from './list-results.ts'
import { presentDetails } from './present-result.ts'
import * as query from './result.queries.ts'

/**
 * One subject of a released target; of a named one also who gave what, but what was given to the
 * reader.
 */
export async function getResultSubject(ctx: SignedCtx, { id }: { id: number }) {
  const target = found(await findReleasedTarget(ctx, found(await query.findTargetIdOf(ctx.db, id))))
  const row = found(await query.findSubject(ctx.db, ctx.language, target.id, target.limit, id))
  const answers = target.blind || row.own ? [] : await query.findAnswersOf(ctx.db, id)
  const { name, direction, form, isAnonymous } = presentReleasedTarget(ctx, target)
  const [detail] = await presentDetails(ctx, [row], target.limit, target)

  return {
    ...detail!,
    targetId: target.id,
    target: name,
    direction,
    form,
    isAnonymous,
    answers: answers.map(({ assessedOn, ...answer }) => ({ ...answer, assessedOn })),
  }
}

/** Of a named target by rater; of an anonymous one without raters. */
export async function listResultRaters(
  ctx: SignedCtx,
  { id, ...page }: { id: number; pageNum: number; pageSize: number },
) {
  const target = found(await findReleasedTarget(ctx, id))
  if (target.blind) return { list: [], total: 0 }

  const { rows, total } = await query.findRaterPage(ctx.db, target.limit.rated, id, page)

  return { list: rows.map(({ total: _, ...row }) => row), total }
}
