import type { Section } from '@residency/contract/areas/intakes/section.public'
import { signupErrors } from '@residency/contract/areas/signup/access'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { coreFields, freeExamSeats, hasExamBegun } from '../../intakes/intakes.public.ts'
import { CARD_CONSTRAINTS } from '../registration/document-columns.ts'
import { labelsOf } from '../registration/missing-labels.ts'
import { notifyApplicants } from '../registration/notify-applicants.ts'
import {
  findRegistrationForUpdate,
  type WholeRegistration,
} from '../registration/registration.queries.ts'
import { assessRegistration } from '../registration/registration-view.ts'
import { editableSections, PASSED } from './editable.rules.ts'
import { markChanged } from './mark-corrected.ts'
import { presentReturns } from './present-sections.ts'
import { returnGaps } from './return-gaps.ts'
import { findOpenReturns } from './section.queries.ts'

type Input = { id: number; version?: number; mayResubmit?: boolean }

/** Columns of the registration's row to write, and the names of changed fields. */
export type SectionWrite = {
  set?: object
  changed: readonly string[]
  warnings?: readonly string[]
}

/**
 * Saves one section of a registration the actor may fill in, at the version that was read; returns
 * the new version and missing fields. A passed registration must stay complete, and changing a core
 * field sends it back to review after a confirmation.
 */
export async function saving(
  ctx: SignedCtx,
  input: Input,
  section: Section,
  write: (tx: SignedCtx, r: WholeRegistration) => Promise<SectionWrite>,
) {
  const { userId } = ctx.actor
  const load = (tx: SignedCtx) =>
    findRegistrationForUpdate(tx.db, { kind: 'own', userId }, input.id, userId)
  return inTransaction(ctx, async (tx) => {
    const r = found(await load(tx))
    const returned = (await findOpenReturns(tx.db, r.id)).map((item) => item.section)
    const editable = editableSections(r, returned, tx.now())
    if (!editable.includes(section))
      throw fail(editable.length ? signupErrors.sectionNotEditable : signupErrors.notEditable)

    mustMatchVersion(r, input.version)

    const { set = {}, changed, warnings = [] } = await write(tx, r)

    const version = await changeRecord(tx, 'registrations', r, {
      columns: {
        ...set,
        ...(changed.length ? { isMended: true } : {}),
        erasedAt: null,
      },
      action: 'signup.registration.save',
      entity: 'registration',
      detail: { section, changed },
      errors: CARD_CONSTRAINTS,
    })

    const after = found(await load(tx))
    const { missing, choiceWarnings } = await assessRegistration(tx, after)
    if (PASSED.has(r.state) && missing.length)
      throw fail(signupErrors.incomplete, { missing: labelsOf(ctx, missing) })

    if (r.state === 'returned' && changed.length) await markChanged(tx, r.id, section)
    if (r.state === 'returned') await returnGaps(tx, r.id, returned, missing)

    const state = await resubmitted(tx, after, changed, input.mayResubmit === true)
    const returns = r.state === 'returned' ? await presentReturns(tx.db, r.id) : []

    const open = editableSections(
      { ...after, state },
      returns.map((item) => item.section),
      tx.now(),
    )

    return {
      version,
      state,
      warnings: [...warnings],
      missing,
      choiceWarnings,
      editable: [...open],
      returns,
    }
  })
}

/**
 * The state after a change: a passed registration whose core fields changed waits for its reviewers
 * again, and gives its exam seat back.
 */
async function resubmitted(
  tx: SignedCtx,
  r: WholeRegistration,
  changed: readonly string[],
  isAgreed: boolean,
): Promise<WholeRegistration['state']> {
  if (!PASSED.has(r.state) || changed.length === 0) return r.state

  const core = await coreFields(tx.db)
  const touched = changed.filter((name) => core.has(name))
  if (touched.length === 0) return r.state
  if (await hasExamBegun(tx, r.id))
    throw fail(signupErrors.examBegun, { fields: labelsOf(tx, touched) })
  if (!isAgreed) throw fail(signupErrors.coreChange, { fields: labelsOf(tx, touched) })

  const { relations } = await assessRegistration(tx, r)

  const state = await advance(
    tx,
    registrationFlow,
    'resubmit',
    { id: r.id, state: r.state, relations },
    {},
    (to) =>
      tx.db
        .updateTable('registrations')
        .set({ state: to, submittedAt: tx.now() })
        .where('id', '=', r.id)
        .execute(),
  )

  await freeExamSeats(tx, [r.id])
  await notifyApplicants(tx, 'resubmit', [r])

  return state
}
