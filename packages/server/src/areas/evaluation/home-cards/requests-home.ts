import { answerPermissions } from '@residency/contract/areas/evaluation/answers/access'
import { requestPermissions as may } from '@residency/contract/areas/evaluation/requests/access'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { type HomePart, holds, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { minuteInChina } from '../../../platform/clock.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { askedBy, askedOf } from '../requests/request.policy.ts'
import {
  findOwnRequestPage,
  findRequestPage,
  type RequestRow,
} from '../requests/request.queries.ts'
import { evaluationHomeWords } from './home.text.ts'

const SHOWN = { pageNum: 1, pageSize: 3 }

const noteOf = (ctx: SignedCtx, { form, formEn, lapsesAt }: RequestRow) =>
  fillSentence(evaluationHomeWords[ctx.language].until, {
    form: labelIn(ctx.language, form, formEn),
    until: minuteInChina(lapsesAt),
  })

/** What trainees ask the reader for; nothing where nobody asks. */
export async function readRequestsToAnswer(ctx: SignedCtx): Promise<HomePart | null> {
  if (!holds(ctx.actor, answerPermissions.bedside)) return null

  const filters = { ...SHOWN, state: 'asked' as const }
  const { rows, total } = await findRequestPage(
    ctx.db,
    askedOf(ctx.actor),
    { now: ctx.now(), language: ctx.language },
    filters,
  )
  if (total === 0) return null

  const words = evaluationHomeWords[ctx.language]

  return rowsPart({
    title: words.toAnswer,
    rows: rows.map((request) => ({
      id: request.id,
      title: request.trainee,
      note: noteOf(ctx, request),
      to: placeOf('evaluate/requested/index', { id: String(request.id) }),
    })),
    total,
    empty: words.noneToAnswer,
    to: placeOf('evaluate/requested/index', { state: 'asked' }),
  })
}

/** What the reader has asked for lately; nothing for who never asked. */
export async function readOwnRequests(ctx: SignedCtx): Promise<HomePart | null> {
  if (!holds(ctx.actor, may.own)) return null

  const { rows, total } = await findOwnRequestPage(ctx.db, askedBy(ctx.actor), ctx.now(), SHOWN)
  if (total === 0) return null

  const words = evaluationHomeWords[ctx.language]
  const { states } = requestWords[ctx.language].flows.evaluationRequest

  return rowsPart({
    title: words.ownRequests,
    rows: rows.map((request) => ({
      id: request.id,
      title: request.supervisor,
      note: labelIn(ctx.language, request.form, request.formEn),
      tag: { text: states[request.state], tone: 'calm' as const },
    })),
    total,
    empty: words.noneAsked,
    to: placeOf('evaluate/ask/index'),
  })
}
