import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import { MIN_SHOWN } from '@residency/contract/areas/evaluation/targets/target.contract'
import { labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { ratedAs } from '../subject.policy.ts'
import { isBlind } from './result.policy.ts'
import { findOwn, findOwnPage, type OwnRow } from './result.queries.ts'
import { shownDetails, shownSubjects } from './shown-result.ts'

/**
 * Whom results are about reads them from three answers on, also where raters were named to others:
 * never who said what.
 */
const readingOf = (row: OwnRow) => ({ sections: row.sections, blind: isBlind(row) })
const limitOf = (ctx: SignedCtx) => ({ rated: ratedAs(ctx.actor), fewest: MIN_SHOWN })

const facts = (ctx: SignedCtx, row: OwnRow) => ({
  target: row.target,
  direction: row.direction,
  form: labelIn(ctx.language, row.form, row.formEn),
  periodFrom: row.periodFrom,
  periodUntil: row.periodUntil,
})

/** Released results about the reader, or the departments the reader answers for. */
export async function listOwnResults(ctx: SignedCtx, page: { pageNum: number; pageSize: number }) {
  const { rows, total } = await findOwnPage(ctx.db, ctx.language, limitOf(ctx), page)
  const shown = await shownSubjects(ctx, rows, limitOf(ctx), readingOf)
  return { list: rows.map((row, at) => ({ ...shown[at]!, ...facts(ctx, row) })), total }
}

export async function getOwnResult(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findOwn(ctx.db, ctx.language, limitOf(ctx), id))
  const { target, direction, form } = facts(ctx, row)
  const [detail] = await shownDetails(ctx, [row], limitOf(ctx), readingOf(row))

  return {
    ...detail!,
    targetId: row.targetId,
    target,
    direction,
    form,
    isAnonymous: isBlind(row),
    answers: [],
  }
}

const EVERY = { pageNum: 1, pageSize: 1000 }

/** Released results about somebody, as they read them. */
export async function* resultsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const words = resultWords[ctx.language].ownRecord
  const { list } = await listOwnResults(ctx, EVERY)
  if (list.length === 0) return

  const records = list.map((one) => ({
    [words.target]: one.target,
    [words.form]: one.form,
    [words.n]: one.n,
    [words.mean]: one.mean,
  }))

  yield { heading: words.heading, records }
}
