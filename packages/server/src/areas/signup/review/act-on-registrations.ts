import type { ReviewAction } from '@residency/contract/areas/signup/registration.flow'
import type { Decision, Returned } from '@residency/contract/areas/signup/review.contract'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { kernelErrors, labelIn } from '@residency/contract/kernel'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { bulkAnswerOf } from '../bulk-answer.ts'
import { moveRegistrations } from '../move-registrations.ts'
import { findRegistration, findRegistrationForUpdate } from '../registration.queries.ts'
import { visibleRegistrations } from '../signup.policy.ts'
import { reviewActionsOn } from './list-registrations.ts'
import { markEligibility } from './mark-eligibility.ts'
import { returnedReason } from './returned-reason.rules.ts'

const PASSES: ReadonlySet<ReviewAction> = new Set(['pass', 'passAtBase', 'passAtOffice'])
const RETURNS: ReadonlySet<ReviewAction> = new Set(['return', 'returnAtOffice'])

/** What the applicant reads, in both languages. */
function reasons({ action, reason, returns }: Decision) {
  const parts = RETURNS.has(action) ? returns : []
  const zh = returnedReason(reason, parts, signupZh.sections, { colon: '\uff1a', stop: '\uff1b' })
  return { zh, en: returnedReason(reason, parts, signupEn.sections, { colon: ': ', stop: '; ' }) }
}

/** The parts that were sent back, open until the sign-up is handed in again. */
async function writeReturns(tx: SignedCtx, ids: readonly number[], returns: readonly Returned[]) {
  const by = { returned_by: tx.actor.userId, returned_at: tx.now() }
  const rows = ids.flatMap((registration_id) => returns.map(({ section, reason }) => ({ registration_id, section, reason, ...by })))
  if (rows.length === 0) return
  await tx.db
    .insertInto('registration_returns')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['registration_id', 'section'])
        .where('mended_at', 'is', null)
        .doUpdateSet((e) => ({ reason: e.ref('excluded.reason'), ...by })),
    )
    .execute()
}

/** One decision about these sign-ups, in the caller's transaction, with everything that follows from it. */
async function decide(tx: SignedCtx, decision: Decision, ids: readonly number[], versions?: ReadonlyMap<number, number>) {
  const { zh, en } = reasons(decision)
  const reason = labelIn(tx.language, zh, en)
  const noticeValues = { values: { reason: zh ?? '' }, valuesEn: { reason: en ?? '' } }
  const result = await moveRegistrations(tx, decision.action, ids, { reason, ...noticeValues, ...(versions ? { versions } : {}) })
  if (RETURNS.has(decision.action))
    await writeReturns(
      tx,
      result.moved.map((r) => r.id),
      decision.returns,
    )
  if (PASSES.has(decision.action)) await markEligibility(tx, result.moved)
  return result
}

type Many = Decision & { ids: number[]; versions?: { id: number; version: number }[] | undefined }
/** Passes, returns or rejects many, as they were read; every row says what became of it. */
export const actOnRegistrations = (ctx: SignedCtx, { ids, versions, ...decision }: Many) => {
  const read = versions && new Map(versions.map(({ id, version }) => [id, version]))
  return inTransaction(ctx, async (tx) => bulkAnswerOf(tx, await decide(tx, decision, ids, read)))
}

/** Passes, returns or rejects one, as it was read. */
export const actOnRegistration = (ctx: SignedCtx, { id, version, ...decision }: Decision & { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleRegistrations(tx.actor)
    checkVersion(await findRegistrationForUpdate(tx.db, scope, id, tx.actor.userId), version)
    const [refused] = (await decide(tx, decision, [id])).refused
    if (refused) throw fail(refused.refused === 'reason' ? kernelErrors.reasonNeeded : kernelErrors.actionNotNow)
    const after = found(await findRegistration(tx.db, scope, id, tx.actor.userId))
    return { id, state: after.state as never, actions: reviewActionsOn(tx, after) }
  })
