import { levelErrors as errors } from '@residency/contract/areas/competence/levels/access'
import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import type { ProposalForm } from '@residency/contract/areas/competence/levels/level.contract'
import { addDays, addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { createRecord } from '../../../platform/db/records.ts'
import { decideOne } from '../../../platform/flow/decide.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { seesAll } from '../../../platform/reader.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { findCharges } from '../charge.queries.ts'
import { visibleLevels } from '../competence.policy.ts'
import { findUsableItem, findUsableItems } from '../items/item.queries.ts'
import { insertEvidence } from '../observations/observation.queries.ts'
import { actionsOnGrant } from './grant.policy.ts'
import { findGrant } from './grant.queries.ts'
import { grantPlan } from './review-grants.ts'

/** Levels are proposed for trainees of the last half-year, on observations of the last year. */
const MONTHS_BACK = 6
const EVIDENCE_MONTHS = 12

const question = (ctx: SignedCtx) => ({
  language: ctx.language,
  userId: ctx.actor.userId,
  scope: orgScope(ctx.actor, seesAll(ctx.actor)),
})

const halfYear = (today: string) => ({ from: addMonths(today, -MONTHS_BACK), until: today })

/** Trainees for whom the reader may propose a level, and the items. */
export async function listProposalChoices(ctx: SignedCtx) {
  const today = dayInChina(ctx.now())

  const [trainees, items] = await Promise.all([
    findCharges(ctx.db, question(ctx), halfYear(today)),
    findUsableItems(ctx.db, ctx.actor.userId, addMonths(today, -MONTHS_BACK)),
  ])

  return { trainees, items }
}

/** The department and the item of a proposal that may be made. */
async function mustBeSound(tx: SignedCtx, { traineeId, itemId, validUntil }: ProposalForm) {
  const today = dayInChina(tx.now())
  const [charge] = await findCharges(tx.db, { ...question(tx), traineeId }, halfYear(today))
  if (!charge) throw fail(errors.proposedTraineeUnknown)

  const item = await findUsableItem(tx.db, itemId, charge.profession)
  if (!item) throw fail(errors.proposedItemUnknown)

  const [from, until] = [addDays(today, 1), addMonths(today, item.validMonths)]
  if (validUntil < from || validUntil > until) throw fail(errors.levelEnd, { from, until })

  return { departmentId: charge.departmentId, since: addMonths(today, -EVIDENCE_MONTHS) }
}

/**
 * Proposes a level with the observations of the last year. Who may also decide grants it at once;
 * a level that asks for two people waits for the second.
 */
export const proposeLevel = (ctx: SignedCtx, form: ProposalForm) =>
  inTransaction(ctx, async (tx) => {
    const { departmentId, since } = await mustBeSound(tx, form)
    const { traineeId, itemId, level } = form

    const { id } = await createRecord(tx, 'competenceGrants', {
      columns: { ...form, departmentId, state: grantFlow.initial, proposedBy: tx.actor.userId },
      action: 'competence.level.propose',
      entity: grantFlow.name,
      detail: { trainee: traineeId, item: itemId, level },
      errors: { competence_grants_proposed: errors.levelProposed },
    })

    await insertEvidence(tx.db, { grantId: id, traineeId, itemId, since })

    const grant = found(await findGrant(tx.db, tx.language, visibleLevels(tx.actor), id))
    if (!actionsOnGrant(grant, tx.actor).includes('confirm')) return { id, state: grant.state }

    const { state } = await decideOne(tx, grantPlan, { action: 'confirm', reason: null, id })

    return { id, state }
  })
