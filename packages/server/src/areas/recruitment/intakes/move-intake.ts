import { type IntakeAction, intakeFlow } from '@residency/contract/areas/recruitment/intakes/intake.flow'
import { advance } from '../../../platform/flow/advance.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { hasHeldSeats, type Intake } from './intake.queries.ts'
import { relationsToIntake } from './intakes.policy.ts'

/**
 * Takes an intake that was loaded for update one step of its flow, in the caller's transaction; `columns` are written with the state.
 * The only way the state of an intake is written.
 */
export async function moveIntake(tx: SignedCtx, intake: Intake, action: IntakeAction, columns: Partial<Intake> = {}) {
  const relations = relationsToIntake({ is_placed: await hasHeldSeats(tx.db, intake.id) })
  const version = intake.version + 1
  const state = await advance(tx, intakeFlow, action, { id: intake.id, state: intake.state, relations }, {}, (to) =>
    tx.db
      .updateTable('intakes')
      .set({ ...columns, state: to, version, updated_at: tx.now() })
      .where('id', '=', intake.id)
      .execute(),
  )
  return { id: intake.id, state, version }
}
