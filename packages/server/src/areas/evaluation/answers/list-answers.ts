import type { OwnTaskFilters, RecordFilters } from '@residency/contract/areas/evaluation/answers/answer.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleAnswers } from './answer.policy.ts'
import { type AnswerRow, findAnswer, findAnswerPage } from './answer.queries.ts'
import { shownForm } from './shown-form.ts'
import { findTask, findTaskPage, type TaskRow } from './task.queries.ts'

const shownTask = (row: TaskRow) => ({
  ...{ id: row.id, target: row.target, direction: row.direction, kind: row.kind },
  ...{ subject: row.subject, note: row.note, dueOn: row.dueOn, closesOn: row.closesOn, isAnonymous: row.isAnonymous, state: row.state },
})
export async function listOwnTasks(ctx: SignedCtx, filters: OwnTaskFilters) {
  const { rows, total } = await findTaskPage(ctx.db, ctx.language, ctx.actor.userId, dayInChina(ctx.now()), filters)
  return { list: rows.map(shownTask), total }
}
export async function getOwnTask(ctx: SignedCtx, { id }: { id: number }) {
  const task = found(await findTask(ctx.db, ctx.language, ctx.actor.userId, dayInChina(ctx.now()), id))
  const { templateId, template, templateEn, kind, intro, introEn, sections } = task
  return {
    ...shownTask(task),
    form: shownForm(ctx.language, { id: templateId, name: template, nameEn: templateEn, kind, intro, introEn, sections }),
  }
}

const shownRecord = (ctx: SignedCtx, row: AnswerRow) => ({
  ...{ id: row.id, subject: row.subject, department: row.department, rater: row.rater, kind: row.kind },
  ...{ form: labelIn(ctx.language, row.form, row.formEn), target: row.target, score: row.score, assessedOn: row.assessedOn },
})
export async function listEvaluations(ctx: SignedCtx, filters: RecordFilters) {
  const { rows, total } = await findAnswerPage(ctx.db, ctx.language, visibleAnswers(ctx.actor), filters)
  return { list: rows.map((row) => shownRecord(ctx, row)), total }
}
export async function getEvaluation(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findAnswer(ctx.db, ctx.language, visibleAnswers(ctx.actor), id))
  const template = shownForm(ctx.language, { ...row, id: row.templateId, name: row.form, nameEn: row.formEn })
  return { ...shownRecord(ctx, row), scores: row.scores, texts: row.texts, template }
}
