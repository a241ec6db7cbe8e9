import { type IntakeAction, intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { relationsToIntake } from '../intakes.policy.ts'
import { hasReservedSeats, type Intake } from './intake.queries.ts'

/**
 * Takes an intake that was loaded for update one step of its flow, in the caller's transaction;
 * `columns` are written with the state. The only way the state of an intake is written.
 */
export async function moveIntake(
  tx: SignedCtx,
  intake: Intake,
  action: IntakeAction,
  columns: Partial<Intake> = {},
) {
  const relations = relationsToIntake({ isPlaced: await hasReservedSeats(tx.db, intake.id) })

  const state = await advance(
    tx,
    intakeFlow,
    action,
    { id: intake.id, state: intake.state, relations },
    {},
    (to) => updateRow(tx, 'intakes', intake, { ...columns, state: to }),
  )

  return { id: intake.id, state, version: intake.version + 1 }
}
