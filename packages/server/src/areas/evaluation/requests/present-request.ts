import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { presentForm } from '../answers/present-form.ts'
import { answersTo, mayWithdraw } from './request.policy.ts'
import type { RequestRow } from './request.queries.ts'

const common = (ctx: SignedCtx, row: RequestRow) => ({
  id: row.id,
  department: labelIn(ctx.language, row.department, row.departmentEn),
  form: labelIn(ctx.language, row.form, row.formEn),
  state: row.state,
  aboutOn: row.aboutOn,
  askedAt: toMoment(row.createdAt),
  lapsesAt: toMoment(row.lapsesAt),
  answerId: row.answerId,
})

/** A request as the trainee reads it; the code is shown while it can be answered. */
export function presentOwnRequest(ctx: SignedCtx, row: RequestRow) {
  const isOpen = mayWithdraw(row, ctx.actor, ctx.now())

  return {
    ...common(ctx, row),
    supervisor: row.supervisor,
    code: isOpen ? row.code : null,
    mayWithdraw: isOpen,
  }
}

/** A request as the supervisor reads it. */
export const presentRequest = (ctx: SignedCtx, row: RequestRow) => ({
  ...common(ctx, row),
  trainee: row.trainee,
  actions: answersTo(row, ctx.actor, ctx.now()),
})

export const presentRequestWithForm = (ctx: SignedCtx, row: RequestRow) => ({
  ...presentRequest(ctx, row),
  template: presentForm(ctx.language, {
    id: row.templateId,
    kind: row.kind,
    name: row.form,
    nameEn: row.formEn,
    intro: row.intro,
    introEn: row.introEn,
    sections: row.sections,
  }),
})
