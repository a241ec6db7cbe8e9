import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { logInToInduction as call } from '@residency/contract/areas/exams/induction/own-induction.contract'
import type { InputOf } from '@residency/contract/kernel'
import { momentAfter } from '../../../platform/clock.ts'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { spendSmsCode } from '../../accounts/accounts.public.ts'
import { countTry, forgiveTry } from './count-tries.ts'
import { auditLogIn, findInvitee, typedNumbers } from './find-invitee.ts'
import { deleteSession, insertSession } from './session.queries.ts'

const LIFE_MS = 7_200_000
type Input = InputOf<typeof call, 'out'>

/** Opens a session with the code. A wrong code and any other mismatch get the same refusal. */
export async function logInToInduction(
  ctx: Ctx,
  { invitation, captchaKey: requestId, captchaCode: code, ...typed }: Input,
) {
  const numbers = typedNumbers(ctx, typed)
  await countTry(ctx, numbers)

  const person = await findInvitee(ctx, invitation, numbers)

  const spent = spendSmsCode(ctx, {
    requestId,
    mobile: numbers.mobile,
    code,
    purpose: 'employment',
  })

  const isRight = await spent.then(
    () => true,
    (e) => {
      if (e instanceof Fail) return false
      throw e
    },
  )

  if (!person || !isRight) {
    await auditLogIn(ctx, 'failed', person?.id, 'session')
    throw fail(accountsErrors.smsCodeWrong)
  }

  await forgiveTry(ctx, numbers)

  const token = newToken()
  const [createdAt, expiresAt] = [ctx.now(), momentAfter(ctx.now(), LIFE_MS)]

  await inTransaction(ctx, async (tx) => {
    await insertSession(tx.db, {
      tokenHash: tokenHash(token),
      personId: person.id,
      createdAt,
      expiresAt,
    })
    await auditLogIn(tx, 'ok', person.id, 'session')
  })

  return { token, expires: LIFE_MS / 1000 }
}

/** Ends the session of the header; one that is over is as good as ended. */
export const logOutOfInduction = (ctx: Ctx) =>
  inTransaction(ctx, async (tx) => {
    const ended = await deleteSession(tx.db, tokenHash(ctx.client.visitorToken ?? ''))
    if (ended)
      await tx.audit({
        action: 'learning.induction.logOut',
        entity: 'inductionPerson',
        entityId: ended.personId,
      })

    return null
  })
