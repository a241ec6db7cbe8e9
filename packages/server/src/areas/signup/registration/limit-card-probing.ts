import { signupErrors } from '@residency/contract/areas/signup/access'
import type { ErrorDef } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'

/** Refusals of one person: enough for typing errors, not for finding out which cards are known. */
const PER_PERSON = { points: 10, duration: 3600 }

const REVEALING: readonly ErrorDef[] = [
  signupErrors.barred,
  signupErrors.alreadyTrainee,
  signupErrors.cardTaken,
]

/**
 * Runs work that a card may refuse: the refusal reveals something about its holder, who need not be
 * the caller. After ten refusals within an hour nothing more is answered. A call counts while it
 * runs, so that parallel calls reveal no more than one.
 */
export async function limitCardProbing<T>(ctx: SignedCtx, work: () => Promise<T>): Promise<T> {
  const name = 'card-refused'
  const key = String(ctx.actor.userId)

  await ctx.limits.take(name, PER_PERSON, key)

  try {
    const done = await work()
    await ctx.limits.takeBack(name, PER_PERSON, key)

    return done
  } catch (e) {
    if (!(e instanceof Fail && REVEALING.some((def) => def.key === e.def.key)))
      await ctx.limits.takeBack(name, PER_PERSON, key)

    throw e
  }
}
