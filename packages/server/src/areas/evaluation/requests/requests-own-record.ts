import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { askedBy, askedOf } from './request.policy.ts'
import { findOwnRequestPage, type RequestRow } from './request.queries.ts'

const EVERY = { pageNum: 1, pageSize: 5000 }

/** Evaluations that the user asked for, and those that the user was asked for. */
export async function* requestsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads } = requestWords[ctx.language]

  const [sent, received] = await Promise.all([
    findOwnRequestPage(ctx.db, askedBy(ctx.actor), ctx.now(), EVERY),
    findOwnRequestPage(ctx.db, askedOf(ctx.actor), ctx.now(), EVERY),
  ])

  if (sent.rows.length > 0)
    yield { heading: heads.asked, records: recordsOf(ctx, sent.rows, 'supervisor') }
  if (received.rows.length > 0)
    yield { heading: heads.given, records: recordsOf(ctx, received.rows, 'trainee') }
}

function recordsOf(
  { language }: SignedCtx,
  rows: readonly RequestRow[],
  other: 'supervisor' | 'trainee',
) {
  const { ownRecord: heads, fields, flows } = requestWords[language]

  return rows.map((row) => ({
    [heads.askedAt]: minuteInChina(row.createdAt),
    [heads[other]]: row[other],
    [heads.form]: labelIn(language, row.form, row.formEn),
    [heads.department]: labelIn(language, row.department, row.departmentEn),
    [fields.state]: flows.evaluationRequest.states[row.state],
  }))
}
