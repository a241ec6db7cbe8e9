import { signupErrors } from '@residency/contract/areas/signup/errors'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../platform/http/fail.ts'
import { findChoices, findRegistrationForUpdate, type WholeRegistration } from './registration.queries.ts'
import { standing } from './registration-standing.ts'
import { isEditable } from './signup.policy.ts'

/** Runs a save on the own, editable sign-up whose version is still the one that was read; answers the new version and what is missing. */
export async function saving(
  ctx: SignedCtx,
  input: { id: number; version?: number },
  section: string,
  write: (tx: SignedCtx, r: WholeRegistration) => Promise<{ set: object; warnings?: string[] }>,
) {
  const own = { kind: 'own', userId: ctx.actor.userId } as const
  return inTransaction(ctx, async (tx) => {
    const r = found(await findRegistrationForUpdate(tx.db, own, input.id, ctx.actor.userId))
    if (!isEditable(r.state)) throw fail(signupErrors.notEditable)
    if (input.version !== undefined && input.version !== r.version) throw changedMeanwhile()
    const { set, warnings = [] } = await write(tx, r)
    const version = r.version + 1
    await tx.db
      .updateTable('registrations')
      .set({ ...set, version, updated_at: tx.now(), erased_at: null })
      .where('id', '=', r.id)
      .execute()
    await tx.audit({ action: 'signup.registration.save', entity: 'registration', entityId: r.id, detail: { section } })
    const choices = await findChoices(tx.db, r.id)
    return { version, warnings, missing: standing(tx, { ...r, ...set }, choices.length).missing }
  })
}
