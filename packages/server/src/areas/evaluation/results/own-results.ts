import type { OwnResultFilters } from '@residency/contract/areas/evaluation/results/result.contract'
import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import { MIN_SHOWN } from '@residency/contract/areas/evaluation/targets/target.contract'
import { labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { ratedAs } from '../subject.policy.ts'
import { presentDetails, presentSubjects } from './present-result.ts'
import { findOwn, findOwnPage, type OwnRow } from './result.queries.ts'
import { isBlind } from './result.rules.ts'

/**
 * The people whom results are about read them from three answers on, also where raters were named
 * to others: never who wrote what.
 */
const readingOf = (row: OwnRow) => ({ sections: row.sections, blind: isBlind(row) })
const limitOf = (ctx: SignedCtx) => ({ rated: ratedAs(ctx.actor), minAnswers: MIN_SHOWN })

const facts = (ctx: SignedCtx, row: OwnRow) => ({
  target: row.target,
  direction: row.direction,
  form: labelIn(ctx.language, row.form, row.formEn),
  periodFrom: row.periodFrom,
  periodUntil: row.periodUntil,
})

/** Released results about the reader, or about the departments the reader is responsible for. */
export async function listOwnResults(ctx: SignedCtx, filters: OwnResultFilters) {
  const { rows, total } = await findOwnPage(ctx.db, ctx.language, limitOf(ctx), filters)
  const subjects = await presentSubjects(ctx, rows, limitOf(ctx), readingOf)
  return { list: rows.map((row, index) => ({ ...subjects[index]!, ...facts(ctx, row) })), total }
}

export async function getOwnResult(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findOwn(ctx.db, ctx.language, limitOf(ctx), id))
  const { target, direction, form } = facts(ctx, row)
  const [detail] = await presentDetails(ctx, [row], limitOf(ctx), readingOf(row))

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

/** Released results about a user, as that user reads them. */
export async function* resultsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const words = resultWords[ctx.language].ownRecord
  const { list } = await listOwnResults(ctx, EVERY)
  if (list.length === 0) return

  const records = list.map((result) => ({
    [words.target]: result.target,
    [words.form]: result.form,
    [words.n]: result.n,
    [words.mean]: result.mean,
  }))

  yield { heading: words.heading, records }
}
