import { qualificationErrors } from '@residency/contract/areas/teachers/qualification/access'
import type { actOnOwnQualification as call } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { type InputOf, joinClauses, withNote } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBeOpen } from '../../settings/settings.public.ts'
import { describeConditions, judgeFor } from './describe-conditions.ts'
import { mustBePlace } from './known-facts.ts'
import { WINDOW } from './own-qualification.ts'
import { relationsTo } from './qualification.policy.ts'
import { findOwnForUpdate } from './qualification.queries.ts'
import { mustBeApplicable } from './save-own-qualification.ts'

type Own = NonNullable<Awaited<ReturnType<typeof findOwnForUpdate>>>

/** Refuses, naming them, while conditions are not met. */
async function mustMeetConditions(tx: SignedCtx, own: Own) {
  const stated = { title: own.title, titleSince: own.titleSince, education: own.education }
  const years = { specialtySince: own.specialtySince, teachingSince: own.teachingSince }
  const judged = await judgeFor(tx, own.userId, own.level, own.baseId, { ...stated, ...years })
  if (!judged) throw fail(qualificationErrors.noConditions)

  const unmet = (await describeConditions(tx, judged.judged)).filter(({ isMet }) => !isMet)
  const items = joinClauses(
    tx.language,
    unmet.map(({ label, wanted }) => withNote(tx.language, label, wanted)),
  )

  if (unmet.length) throw fail(qualificationErrors.conditionsUnmet, { items })
}

/**
 * Submits the own application in its time window, submits a returned one again at any time, or
 * withdraws it.
 */
export const actOnOwnQualification = (
  ctx: SignedCtx,
  { action, version }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const own = mustMatchVersion(await findOwnForUpdate(tx.db, ctx.actor.userId), version)
    // a draft outside its window goes no further
    if (action === 'submit') await mustBeOpen(tx, WINDOW)

    if (action !== 'withdraw') {
      await mustBeApplicable(tx, own.level)
      // it may have been disabled since
      await mustBePlace(tx, { baseId: own.baseId, departmentId: own.departmentId })
      await mustMeetConditions(tx, own)
    }

    const facts = { ...own, isOwnBase: false, isOwnDepartment: false }
    const record = { id: own.id, state: own.state, relations: relationsTo(facts, ctx.actor, true) }
    const sent = action === 'withdraw' ? {} : { submittedAt: tx.now(), reason: null }
    let next = own.version
    const state = await advance(tx, qualificationFlow, action, record, {}, async (to) => {
      next = await updateRow(tx, 'teacherQualifications', own, { ...sent, state: to })
    })

    return { id: own.id, state, version: next }
  })
