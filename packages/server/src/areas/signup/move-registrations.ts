import { type RegistrationAction, registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { advanceMany, type Refused } from '../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { notify } from '../messages/messages.public.ts'
import { findRegistrationsForUpdate, type WholeRegistration } from './registration.queries.ts'
import { relationsTo, visibleRegistrations } from './signup.policy.ts'

type Values = Readonly<Record<string, string>>
type Told = { reason?: string | null; values?: Values }
export type Moved = { moved: WholeRegistration[]; refused: (Refused & { name: string | null })[]; missing: number[] }

/**
 * Takes sign-ups one step of their flow, in the caller's transaction: rows locked, each judged by the flow, state and history written,
 * the applicants told. `missing` are not in the actor's scope. One action for all of them; what it does besides is the caller's.
 */
export async function moveRegistrations(
  tx: SignedCtx,
  action: Exclude<RegistrationAction, 'submit'>,
  ids: readonly number[],
  given: Told & { valuesOf?: (id: number) => Values } = {},
): Promise<Moved> {
  const rows = await findRegistrationsForUpdate(tx.db, visibleRegistrations(tx.actor), ids, tx.actor.userId)
  const records = rows.map((r) => ({ id: r.id, state: r.state, relations: relationsTo(r, [''], tx.actor, tx.now()) }))
  const { moved, refused } = await advanceMany(tx, registrationFlow, action, records, given, (state, going) =>
    tx.db
      .updateTable('registrations')
      .set((e) => ({
        state,
        version: e('version', '+', 1),
        updated_at: tx.now(),
        ...(given.reason ? { return_reason: given.reason } : {}),
      }))
      .where('id', 'in', going)
      .execute(),
  )
  const gone = new Set(moved)
  const those = rows.filter((r) => gone.has(r.id))
  await tellApplicants(tx, action, those, given, given.valuesOf)
  const seen = new Set(rows.map((r) => r.id))
  const nameOf = new Map(rows.map((r) => [r.id, r.real_name]))
  return {
    moved: those,
    refused: refused.map((one) => ({ ...one, name: nameOf.get(one.id) ?? null })),
    missing: ids.filter((id) => !seen.has(id)),
  }
}

/**
 * Tells applicants what became of their sign-ups, by the template `registration.<action>`; `values` are everybody's, `valuesOf` what
 * each is told alone (a seat, a ticket number).
 */
export const tellApplicants = (
  tx: SignedCtx,
  action: RegistrationAction,
  rows: readonly Pick<WholeRegistration, 'id' | 'user_id' | 'intake_name' | 'real_name'>[],
  given: Told = {},
  valuesOf: (id: number) => Values = () => ({}),
) =>
  notify(
    tx,
    `registration.${action}`,
    rows.map((r) => ({
      userId: r.user_id,
      values: { name: r.real_name ?? '', intake: r.intake_name, reason: given.reason ?? '', ...given.values, ...valuesOf(r.id) },
      path: '/sign/basic',
    })),
  )
