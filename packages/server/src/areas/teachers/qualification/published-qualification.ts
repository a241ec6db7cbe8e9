import {
  DECISIONS,
  type DecisionStatus,
} from '@residency/contract/areas/teachers/published-decisions.contract'
import type { saveOwnByForm as saveCall } from '@residency/contract/areas/teachers/qualification/published.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { judgeTime } from '../../settings/settings.public.ts'
import { actOnOwnQualification } from './act-on-own-qualification.ts'
import { WINDOW } from './own-qualification.ts'
import { isDraft, nextPass } from './qualification.policy.ts'
import { findOwnForUpdate, findStates } from './qualification.queries.ts'
import { saveOwnQualification } from './save-own-qualification.ts'

/**
 * Saves the own application as it comes, the open one if there is one, and submits it if that is
 * asked; both or nothing.
 */
export const saveOwnByForm = (
  ctx: SignedCtx,
  { submit, filePath: files, ...form }: InputOf<typeof saveCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const open = await findOwnForUpdate(tx.db, tx.actor.userId)
    const saved = await saveOwnQualification(tx, { ...form, files, version: open?.version ?? null })
    if (submit !== '1') return saved

    const action = !open || isDraft(open.state) ? 'submit' : 'resubmit'

    return actOnOwnQualification(tx, { action, version: saved.version })
  })

/** Whether applications are open now; `x` is a year, or the name of a time window. */
export const judgeTimeToApply = (ctx: SignedCtx, { x }: { x: string }) =>
  /^\d{4}$/.test(x)
    ? judgeTime(ctx, { name: WINDOW, year: Number(x) })
    : judgeTime(ctx, { name: x })

/** Status 1 passes the step that is next for each application. */
export async function passOrNot(ctx: SignedCtx, status: DecisionStatus, ids: readonly number[]) {
  if (status !== DECISIONS.pass)
    return ids.map(() => (status === DECISIONS.return ? ('return' as const) : ('reject' as const)))

  const states = await findStates(ctx.db, ids)
  return ids.map((id) => nextPass(states.get(id)))
}
