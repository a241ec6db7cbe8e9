import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { signupErrors } from '@residency/contract/areas/signup/access'
import { errorSentence } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { arrivalActions } from './arrival.policy.ts'
import { findClaims, lockAccountsOf, lockRegistrations } from './arrival.queries.ts'

/**
 * Who is in training already, or whose card another account carries: one of them does not stop the
 * others.
 */
export async function refusedClaims(tx: SignedCtx, ids: readonly number[]) {
  if (!arrivalActions('signed', tx.actor).includes('enrol')) return []

  await lockAccountsOf(tx.db, ids)
  await lockRegistrations(tx.db, ids)

  const known = new Set<string>()

  return (await findClaims(tx.db, ids)).flatMap((one) => {
    const who = [`user ${one.userId}`, `card ${one.idCardHash}`]
    const isTrainee = one.isTrainee || who.some((name) => known.has(name))

    for (const name of who) known.add(name)

    if (!isTrainee && !one.isOfAnother) return []

    const why = errorSentence(
      tx.words,
      tx.language,
      isTrainee ? signupErrors.alreadyTrainee : accountsErrors.idCardTaken,
    )

    return [{ id: one.id, name: one.realName ?? '', isDone: false, why }]
  })
}
