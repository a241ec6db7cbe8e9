import { partnerErrors } from '@residency/contract/areas/signup/partner/access'
import type { PartnerForm } from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findOpenIntakes } from '../../intakes/intakes.public.ts'
import { partnerActions, relationToPartner } from './partner.policy.ts'
import { findPartnerOf, findPartnerOfForUpdate } from './partner.queries.ts'
import { isCreditCode } from './partner.rules.ts'

/** The actor's unit, and the intakes into which it may register people now. */
export async function getOwnPartnerAndIntakes(ctx: SignedCtx) {
  const open = await findOpenIntakes(ctx.db, ctx.now())

  const intakes = open.map((intake) => ({
    id: intake.id,
    name: labelIn(ctx.language, intake.name, intake.nameEn),
    until: minuteInChina(intake.signUpUntil),
  }))

  return { ...(await getOwnPartner(ctx)), intakes }
}

/** The actor's unit and the state of its application. */
async function getOwnPartner(ctx: SignedCtx) {
  const partner = found(await findPartnerOf(ctx.db, ctx.actor.userId))
  return {
    id: partner.id,
    state: partner.state,
    unitName: partner.name,
    creditCode: partner.creditCode,
    contactName: partner.contactName,
    reason: partner.reason,
    actions: partnerActions(partner, ctx.actor),
    version: partner.version,
  }
}

/** Corrects a rejected unit and submits it again. */
export async function reapplyAsPartner(ctx: SignedCtx, form: PartnerForm & { version: number }) {
  if (!isCreditCode(form.creditCode)) throw fail(partnerErrors.creditCodeWrong)

  await inTransaction(ctx, async (tx) => {
    const partner = mustMatchVersion(
      await findPartnerOfForUpdate(tx.db, ctx.actor.userId),
      form.version,
    )

    const record = {
      id: partner.id,
      state: partner.state,
      relations: relationToPartner(partner, ctx.actor),
    }

    const set = {
      name: form.unitName,
      creditCode: form.creditCode,
      contactName: form.contactName,
      reason: null,
    }

    await advance(tx, partnerFlow, 'reapply', record, {}, (state) =>
      updateRow(tx, 'partners', partner, { ...set, state }),
    ).catch(constraintErrors({ partners_credit_code_key: partnerErrors.creditCodeTaken }))
  })

  return getOwnPartner(ctx)
}
