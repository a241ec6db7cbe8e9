import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { coreFields } from '../../intakes/intakes.public.ts'
import { editableSections } from '../sections/editable.rules.ts'
import { presentSections } from '../sections/present-sections.ts'
import { findChoices, findOwnRegistrationId, findRegistration } from './registration.queries.ts'
import {
  assessRegistration,
  contactOf,
  numbersOf,
  presentRegistration,
} from './registration-view.ts'

/** One registration that the actor may fill in, with what is missing and what may be done. */
export async function getRegistrationToFill(ctx: SignedCtx, { id }: { id: number }) {
  const r = found(
    await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId),
  )
  const choices = await findChoices(ctx.db, id)
  const { missing, relations, actions, required, choiceWarnings } = await assessRegistration(ctx, r)
  const sections = await presentSections(ctx.db, id)
  const returned = sections.returns.map((item) => item.section)
  const editable = [...editableSections(r, returned, ctx.now())]

  return {
    ...presentRegistration(r),
    ...numbersOf(ctx, r),
    ...contactOf(ctx, r),
    ...sections,
    offerIds: choices.map((c) => c.offerId),
    choiceWarnings,
    missing,
    required,
    coreFields: [...(await coreFields(ctx.db))],
    editable,
    isEditable: editable.length > 0,
    isInTime: relations.has('inWindow'),
    actions,
  }
}

/** The newest own registration that was not withdrawn. */
export async function getOwnRegistration(ctx: SignedCtx) {
  return getRegistrationToFill(ctx, found(await findOwnRegistrationId(ctx.db, ctx.actor.userId)))
}
