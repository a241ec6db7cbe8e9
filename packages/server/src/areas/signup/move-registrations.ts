import { type RegistrationAction, registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { advanceMany, type Refused } from '../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { notify } from '../messages/messages.public.ts'
import { findRegistrationsForUpdate, type WholeRegistration } from './registration.queries.ts'
import { type RegistrationScope, relationsTo, visibleRegistrations } from './signup.policy.ts'

/** A row that was left as it is, with what it is called and where it stands. */
export type LeftAsItIs = Refused & { name: string | null; state: string; isOfThisState: boolean }
export type Moved = { moved: WholeRegistration[]; refused: LeftAsItIs[]; missing: number[] }

type Told = Pick<WholeRegistration, 'id' | 'user_id' | 'intake_name' | 'intake_name_en' | 'real_name'>
type Values = Readonly<Record<string, string>>
/** What fills the blanks of the notice: `values` are everybody's, `valuesOf` what each is told alone (a seat, a ticket number); `…En` what reads otherwise in English. */
type Given = {
  reason?: string | null
  values?: Values
  valuesEn?: Values
  valuesOf?: (id: number) => Values
  valuesEnOf?: (id: number) => Values
}

/**
 * Takes sign-ups one step of their flow, in the caller's transaction: rows locked, each judged by the flow, state and history written,
 * the applicants told. `missing` are not in the scope, which is what the actor reviews unless another one is given. One action for all of them; what it does besides is the caller's.
 */
export async function moveRegistrations(
  tx: SignedCtx,
  action: Exclude<RegistrationAction, 'submit'>,
  ids: readonly number[],
  given: Given = {},
  scope: RegistrationScope = visibleRegistrations(tx.actor),
): Promise<Moved> {
  const rows = await findRegistrationsForUpdate(tx.db, scope, ids, tx.actor.userId)
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
  const known = new Map(rows.map((r) => [r.id, r]))
  const those = moved.map((id) => known.get(id)!)
  await tellApplicants(tx, action, those, given)
  if (action === 'return' || action === 'returnAtOffice') await tellUnits(tx, those, given.reason ?? '')
  const { from } = registrationFlow.actions[action]
  return {
    moved: those,
    refused: refused.map((one) => {
      const { real_name: name, state } = known.get(one.id)!
      return { ...one, name, state, isOfThisState: (from as readonly string[]).includes(state) }
    }),
    missing: ids.filter((id) => !known.has(id)),
  }
}

/** Tells applicants what became of their sign-ups, by the template `registration.<action>`. */
export const tellApplicants = (tx: SignedCtx, action: RegistrationAction, rows: readonly Told[], given: Given = {}) =>
  notify(
    tx,
    `registration.${action}`,
    rows.map((r) => ({
      userId: r.user_id,
      values: { name: r.real_name ?? '', intake: r.intake_name, reason: given.reason ?? '', ...given.values, ...given.valuesOf?.(r.id) },
      valuesEn: { intake: r.intake_name_en ?? r.intake_name, ...given.valuesEn, ...given.valuesEnOf?.(r.id) },
      path: '/sign/basic',
    })),
  )

/** Tells partner units which of their people have to correct something: who fills in for others is not at their bell. */
const tellUnits = (tx: SignedCtx, rows: readonly WholeRegistration[], reason: string) =>
  notify(
    tx,
    'partner.returned',
    rows.flatMap(({ id, partner_user_id, real_name, intake_name, intake_name_en }) =>
      partner_user_id === null
        ? []
        : {
            userId: partner_user_id,
            values: { name: real_name ?? '', intake: intake_name, reason },
            valuesEn: { intake: intake_name_en ?? intake_name },
            path: `/sign/cooperation/person?id=${id}`,
          },
    ),
  )
