import type {
  OwnTaskFilters,
  RecordFilters,
} from '@residency/contract/areas/evaluation/answers/answer.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleAnswers } from './answer.policy.ts'
import { type AnswerRow, findAnswer, findAnswerPage } from './answer.queries.ts'
import { presentForm } from './present-form.ts'
import { findTask, findTaskPage } from './task.queries.ts'

export async function listOwnTasks(ctx: SignedCtx, filters: OwnTaskFilters) {
  const { rows, total } = await findTaskPage(
    ctx.db,
    ctx.language,
    ctx.actor.userId,
    dayInChina(ctx.now()),
    filters,
  )

  return { list: rows, total }
}

export async function getOwnTask(ctx: SignedCtx, { id }: { id: number }) {
  const task = found(
    await findTask(ctx.db, ctx.language, ctx.actor.userId, dayInChina(ctx.now()), id),
  )
  const { templateId, template, templateEn, kind, intro, introEn, sections } = task
  return {
    ...task,
    form: presentForm(ctx.language, {
      id: templateId,
      name: template,
      nameEn: templateEn,
      kind,
      intro,
      introEn,
      sections,
    }),
  }
}

const presentAnswer = (ctx: SignedCtx, row: AnswerRow) => ({
  ...row,
  form: labelIn(ctx.language, row.form, row.formEn),
})

export async function listEvaluations(ctx: SignedCtx, filters: RecordFilters) {
  const { rows, total } = await findAnswerPage(
    ctx.db,
    ctx.language,
    visibleAnswers(ctx.actor),
    filters,
  )

  return { list: rows.map((row) => presentAnswer(ctx, row)), total }
}

export async function getEvaluation(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findAnswer(ctx.db, ctx.language, visibleAnswers(ctx.actor), id))

  const template = presentForm(ctx.language, {
    ...row,
    id: row.templateId,
    name: row.form,
    nameEn: row.formEn,
  })

  return { ...presentAnswer(ctx, row), scores: row.scores, texts: row.texts, template }
}
