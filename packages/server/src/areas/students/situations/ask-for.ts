import { situationErrors as errors } from '@residency/contract/areas/students/situations/access'
import type {
  AskForm,
  RecordForm,
} from '@residency/contract/areas/students/situations/situation.contract'
import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleTrainees } from '../students.policy.ts'
import { kindIn } from './effect.ts'
import { NOTIFIED, relationsToSituation, visibleSituations } from './situation.policy.ts'
import { findSituationsForUpdate } from './situation.queries.ts'
import { findTraineeToAsk } from './trainee-choices.queries.ts'
import { writeSituation } from './write-situation.ts'

/**
 * Takes the step that needs nobody else: a notice is in force at once, a record of the base itself
 * has passed the base.
 */
async function stepOn(tx: SignedCtx, id: number, action: 'notify' | 'recordAsBase') {
  const [row] = await findSituationsForUpdate(
    tx.db,
    { ...visibleSituations(tx.actor), area: 'all' },
    [id],
  )

  const record = {
    id,
    state: row!.state,
    relations: relationsToSituation(row!, tx.actor, tx.now()),
  }

  const passed =
    action === 'recordAsBase' ? { passedBases: row!.baseIds, basePassedBy: tx.actor.userId } : {}

  const again = constraintErrors(
    { trainee_situations_notified_once: errors.situationOpen },
    { kind: kindIn(tx, row!.kind) },
  )

  return advance(tx, situationFlow, action, record, {}, (state) =>
    updateRow(tx, 'traineeSituations', row!, { state, ...passed }).catch(again),
  )
}

/**
 * A trainee asks for a suspension, an extension or a transfer, or notifies a pregnancy or an
 * illness.
 */
export const askForSituation = (ctx: SignedCtx, form: AskForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findTraineeToAsk(tx.db, { kind: 'all' }, { userId: tx.actor.userId })
    if (!trainee) throw fail(errors.situationNoTrainee)

    const id = await writeSituation(tx, form, trainee, null)

    return {
      id,
      state: NOTIFIED.includes(form.kind) ? await stepOn(tx, id, 'notify') : situationFlow.initial,
    }
  })

/**
 * A base or the office records a measure or an extension; what a base records has passed that base.
 */
export const recordSituation = (ctx: SignedCtx, { traineeId, ...form }: RecordForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findTraineeToAsk(tx.db, visibleTrainees(tx.actor), { id: traineeId })
    if (!trainee || trainee.userId === tx.actor.userId) throw fail(errors.situationTraineeUnknown)

    const id = await writeSituation(
      tx,
      { ...form, traineeId } as RecordForm,
      trainee,
      tx.actor.userId,
    )

    const isOfBase = visibleTrainees(tx.actor).kind === 'administered'

    return { id, state: isOfBase ? await stepOn(tx, id, 'recordAsBase') : situationFlow.initial }
  })

/**
 * Begins a situation that people decided on who need not be of the base or the office: it waits for
 * both, as if the person had recorded it. Answers its id.
 */
export async function beginSituation(
  tx: SignedCtx,
  form: RecordForm,
  recordedBy: number,
): Promise<number> {
  const trainee = await findTraineeToAsk(tx.db, { kind: 'all' }, { id: form.traineeId })
  if (!trainee || trainee.userId === recordedBy) throw fail(errors.situationTraineeUnknown)

  return writeSituation(tx, form, trainee, recordedBy)
}
