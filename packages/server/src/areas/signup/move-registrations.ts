import { type RegistrationAction, registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { advanceMany, type Refused } from '../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { type Given, notifyApplicants, notifyUnits } from './notify-applicants.ts'
import { findRegistrationsForUpdate, type WholeRegistration } from './registration.queries.ts'
import { type RegistrationScope, relationsTo, visibleRegistrations } from './signup.policy.ts'

/** A row that was left as it is, with what it is called and where it stands. */
export type Unchanged = { id: number; refused: Refused['refused'] | 'changed' } & {
  name: string | null
  state: string
  isOfThisState: boolean
}
export type Moved = { moved: WholeRegistration[]; refused: Unchanged[]; missing: number[] }

/**
 * Takes sign-ups one step of their flow, in the caller's transaction: rows locked, each judged by the flow, state and history written,
 * the applicants told. Where `versions` are given, whoever has another one by now is refused as `changed`. `missing` are not in the scope, which is what the actor reviews unless another one is given. One action for all of them; what it does besides is the caller's.
 */
export async function moveRegistrations(
  tx: SignedCtx,
  action: Exclude<RegistrationAction, 'submit'>,
  ids: readonly number[],
  given: Given & { versions?: ReadonlyMap<number, number> } = {},
  scope: RegistrationScope = visibleRegistrations(tx.actor),
): Promise<Moved> {
  const rows = await findRegistrationsForUpdate(tx.db, scope, ids, tx.actor.userId)
  const isAsRead = (r: WholeRegistration) => !given.versions || given.versions.get(r.id) === r.version
  const changed = rows.filter((r) => !isAsRead(r)).map(({ id }) => ({ id, refused: 'changed' as const }))
  const records = rows.filter(isAsRead).map((r) => ({ id: r.id, state: r.state, relations: relationsTo(r, [''], tx.actor, tx.now()) }))
  const { moved, refused } = await advanceMany(tx, registrationFlow, action, records, given, (state, movedIds) =>
    tx.db
      .updateTable('registrations')
      .set((e) => ({
        state,
        version: e('version', '+', 1),
        updated_at: tx.now(),
        ...(given.reason ? { return_reason: given.reason } : {}),
      }))
      .where('id', 'in', movedIds)
      .execute(),
  )
  const known = new Map(rows.map((r) => [r.id, r]))
  const those = moved.map((id) => known.get(id)!)
  await notifyApplicants(tx, action, those, given)
  if (registrationFlow.actions[action].to === 'returned') await notifyUnits(tx, those, given.reason ?? '')
  const { from } = registrationFlow.actions[action]
  return {
    moved: those,
    refused: [...refused, ...changed].map((one) => {
      const { real_name: name, state } = known.get(one.id)!
      return { ...one, name, state, isOfThisState: (from as readonly string[]).includes(state) }
    }),
    missing: ids.filter((id) => !known.has(id)),
  }
}
