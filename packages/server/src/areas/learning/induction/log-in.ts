import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { inductionErrors as errors } from '@residency/contract/areas/learning/induction/errors'
import type * as calls from '@residency/contract/areas/learning/induction/own-induction.contract'
import { type InputOf, readIdCard } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { issueSmsCode, spendCaptcha, spendSmsCode } from '../../accounts/accounts.public.ts'
import { countTry, forgiveTry } from './count-tries.ts'
import { deleteSession, findListed, insertSession } from './session.queries.ts'
import { standOf } from './train.policy.ts'
import { findTrainByInvitation } from './train.queries.ts'

const LIFE_MS = 7_200_000
const PURPOSE = 'employment'
type Sent = InputOf<typeof calls.sendInductionCode, 'out'>

/** What an invitation leads to. It is 256 random bits: who has it may know why it opens nothing now. */
export async function openInvitation(ctx: Ctx, { invitation }: { invitation: string }) {
  const train = await findTrainByInvitation(ctx.db, tokenHash(invitation))
  if (!train) return { stand: 'unknown' as const, title: null, opensAt: null, closesAt: null }
  const times = { opensAt: train.opens_at.toISOString(), closesAt: train.closes_at.toISOString() }
  return { stand: standOf(train, ctx.now()), title: train.title, ...times }
}

/** The number of a card as it is stored; one that cannot be is nobody's. */
function numbersOf(ctx: Ctx, { mobile, idCard }: Pick<Sent, 'mobile' | 'idCard'>) {
  const card = readIdCard(idCard, dayInChina(ctx.now()))
  return { mobile, idCard: 'number' in card ? card.number : idCard }
}
const listed = (ctx: Ctx, invitation: string, { mobile, idCard }: ReturnType<typeof numbersOf>) =>
  findListed(
    ctx.db,
    { invitation: tokenHash(invitation), mobiles: ctx.fields.hashesOf('mobile', mobile), cards: ctx.fields.hashesOf('idCard', idCard) },
    ctx.now(),
  )
const auditLogIn = (ctx: Ctx, result: 'ok' | 'failed', id: number | undefined, step: 'code' | 'session') =>
  ctx.audit({ action: 'learning.induction.logIn', result, entity: 'inductionPerson', entityId: id ?? null, detail: { step } })

/** Sends a code to the number of a listed person. Every other combination gets one refusal, after the same work. */
export async function sendInductionCode(ctx: Ctx, { invitation, captchaKey, captchaCode, ...typed }: Sent) {
  await spendCaptcha(ctx, captchaKey, captchaCode)
  const numbers = numbersOf(ctx, typed)
  await countTry(ctx, numbers)
  const person = await listed(ctx, invitation, numbers)
  if (!person) {
    await auditLogIn(ctx, 'failed', undefined, 'code')
    throw fail(errors.inductionRefused)
  }
  await forgiveTry(ctx, numbers)
  const { requestId, expires } = await issueSmsCode(ctx, { purpose: PURPOSE, mobile: numbers.mobile, userId: undefined, isSent: true })
  return { captchaKey: requestId, expires }
}

/** Opens a session with the code. A wrong code and whatever else does not fit any more get one refusal. */
export async function logInToInduction(
  ctx: Ctx,
  { invitation, captchaKey, captchaCode, ...typed }: InputOf<typeof calls.logInToInduction, 'out'>,
) {
  const numbers = numbersOf(ctx, typed)
  await countTry(ctx, numbers)
  const person = await listed(ctx, invitation, numbers)
  const isRight = await spendSmsCode(ctx, { requestId: captchaKey, mobile: numbers.mobile, code: captchaCode, purpose: PURPOSE }).then(
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
  const [created_at, expires_at] = [ctx.now(), new Date(ctx.now().getTime() + LIFE_MS)]
  await inTransaction(ctx, async (tx) => {
    await insertSession(tx.db, { token_hash: tokenHash(token), person_id: person.id, created_at, expires_at })
    await auditLogIn(tx, 'ok', person.id, 'session')
  })
  return { token, expires: LIFE_MS / 1000 }
}

/** Ends the session of the header; one that is over is as good as ended. */
export const logOutOfInduction = (ctx: Ctx) =>
  inTransaction(ctx, async (tx) => {
    const ended = await deleteSession(tx.db, tokenHash(ctx.client.visitorToken ?? ''))
    if (ended) await tx.audit({ action: 'learning.induction.logOut', entity: 'inductionPerson', entityId: ended.person_id })
    return null
  })
