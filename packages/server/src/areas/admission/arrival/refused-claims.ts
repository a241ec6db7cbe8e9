import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { signupErrors } from '@residency/contract/areas/signup/access'
import { errorSentence } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { arrivalActions } from './arrival.policy.ts'
import { findClaims, lockAccountsOf, lockRegistrations } from './arrival.queries.ts'

/**
 * People who are in training already, or whose card another account has: they do not stop the
 * others.
 */
export async function refusedClaims(tx: SignedCtx, ids: readonly number[]) {
  if (!arrivalActions('signed', tx.actor).includes('enrol')) return []

  await lockAccountsOf(tx.db, ids)
  await lockRegistrations(tx.db, ids)

  const seenNumbers = new Set<string>()

  return (await findClaims(tx.db, ids)).flatMap((claim) => {
    const who = [`user ${claim.userId}`, `card ${claim.idCardHash}`]
    const isTrainee = claim.isTrainee || who.some((name) => seenNumbers.has(name))

    for (const name of who) seenNumbers.add(name)

    if (!isTrainee && !claim.isOfAnother) return []

    const why = errorSentence(
      tx.words,
      tx.language,
      isTrainee ? signupErrors.alreadyTrainee : accountsErrors.idCardTaken,
    )

    return [{ id: claim.id, name: claim.realName ?? '', isDone: false, why }]
  })
}
