import { levelErrors as errors } from '@residency/contract/areas/competence/levels/access'
import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import {
  type ProposalForm,
  TWO_PEOPLE_FROM,
} from '@residency/contract/areas/competence/levels/level.contract'
import { excludedByRule } from '@residency/contract/kernel'
import { addDays, addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { createRecord } from '../../../platform/db/records.ts'
import { decideOne } from '../../../platform/flow/decide.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { seesAll } from '../../../platform/reader.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { findCharges, MAX_CHARGES } from '../charge.queries.ts'
import { levelsInCharge, readableSince, visibleLevels } from '../competence.policy.ts'
import { findUsableItem, findUsableItems } from '../items/item.queries.ts'
import { findObservationPage, insertEvidence } from '../observations/observation.queries.ts'
import { actionsOnGrant, latestEnd } from './grant.policy.ts'
import { findGrant } from './grant.queries.ts'
import { grantPlan } from './review-grants.ts'

/** A proposal rests on the observations of so many months. */
const EVIDENCE_MONTHS = 12

const question = (ctx: SignedCtx) => ({
  language: ctx.language,
  userId: ctx.actor.userId,
  scope: orgScope(ctx.actor, seesAll(ctx.actor)),
})

const halfYear = (today: string) => ({ from: readableSince(today), until: today })
const evidenceSince = (ctx: SignedCtx) => addMonths(dayInChina(ctx.now()), -EVIDENCE_MONTHS)

/** Trainees for whom the reader may propose a level, and the items. */
export async function listProposalChoices(
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) {
  const today = dayInChina(ctx.now())

  const [trainees, items] = await Promise.all([
    findCharges(ctx.db, { ...question(ctx), keywords }, halfYear(today)),
    findUsableItems(ctx.db, ctx.actor.userId, readableSince(today)),
  ])

  return {
    trainees: trainees.slice(0, MAX_CHARGES),
    hasMore: trainees.length > MAX_CHARGES,
    items,
    twoFrom: excludedByRule(ctx.actor, 'competenceLevel') === 0 ? null : TWO_PEOPLE_FROM,
  }
}

type PageOfItem = { traineeId: number; itemId: number; pageNum: number; pageSize: number }

/** What a proposal would rest on, by the span that joins it. */
export async function listProposalEvidence(ctx: SignedCtx, input: PageOfItem) {
  const of = { ...input, since: evidenceSince(ctx) }
  const scope = levelsInCharge(ctx)
  const { rows, total } = await findObservationPage(ctx.db, ctx.language, scope, of)

  return { list: rows, total }
}

/** The department of a proposal that may be made. */
async function mustBeSound(tx: SignedCtx, { traineeId, itemId, validUntil }: ProposalForm) {
  const today = dayInChina(tx.now())
  const [charge] = await findCharges(tx.db, { ...question(tx), traineeId }, halfYear(today))
  if (!charge) throw fail(errors.proposedTraineeUnknown)

  const item = await findUsableItem(tx.db, itemId, charge.profession)
  if (!item) throw fail(errors.proposedItemUnknown)

  const [from, until] = [addDays(today, 1), latestEnd(today, item)]
  if (validUntil < from || validUntil > until) throw fail(errors.levelEnd, { from, until })

  return charge.departmentId
}

/**
 * Proposes a level with the observations of the last year. Who may also decide grants it at once;
 * a level that asks for two people waits for the second.
 */
export const proposeLevel = (ctx: SignedCtx, form: ProposalForm) =>
  inTransaction(ctx, async (tx) => {
    const departmentId = await mustBeSound(tx, form)
    const { traineeId, itemId, level } = form

    const { id } = await createRecord(tx, 'competenceGrants', {
      columns: { ...form, departmentId, state: grantFlow.initial, proposedBy: tx.actor.userId },
      action: 'competence.level.propose',
      entity: grantFlow.name,
      detail: { trainee: traineeId, item: itemId, level },
      errors: { competence_grants_proposed: errors.levelProposed },
    })

    await insertEvidence(tx.db, { grantId: id, traineeId, itemId, since: evidenceSince(tx) })

    const grant = found(await findGrant(tx.db, tx.language, visibleLevels(tx), id))
    if (!actionsOnGrant(grant, tx.actor).includes('confirm')) return { id, state: grant.state }

    const { state } = await decideOne(tx, grantPlan, { action: 'confirm', reason: null, id })

    return { id, state }
  })
