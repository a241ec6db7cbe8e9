import type { Examination } from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnExamination } from './examine.policy.ts'
import type { ExamineRow } from './examine.queries.ts'

export const presentExamination = (ctx: SignedCtx, x: ExamineRow): Examination => ({
  id: x.id,
  topic: x.topic,
  trainee: x.trainee,
  number: x.number,
  examiner: x.examiner,
  department: labelIn(ctx.language, x.department, x.departmentEn),
  form: labelIn(ctx.language, x.form, x.formEn),
  examOn: x.examOn,
  startsAt: x.startsAt,
  place: x.place,
  score: x.score,
  version: x.version,
  state: x.state,
  actions: actionsOnExamination(x, ctx.actor),
})
