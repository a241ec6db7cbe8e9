import { concernErrors as errors } from '@residency/contract/areas/messages/concerns/access'
import type { sendConcern as call } from '@residency/contract/areas/messages/concerns/sender.contract'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { spendHardCaptcha } from '../../accounts/accounts.public.ts'
import { grouped, newCode, OF_DAY, randomId } from './concern.rules.ts'
import { addMessage } from './concern-messages.ts'
import { findReaders } from './reader.queries.ts'
import { countConcernsOf, findDepartmentChoices, findDepartmentInUse } from './sender.queries.ts'
import { lockConcerns, writeAgain } from './write-again.ts'

/** Names of departments: all that a page without an account needs. */
export const getConcernChoices = async (ctx: Ctx) => ({
  departments: await findDepartmentChoices(ctx.db, ctx.language),
})

type Input = InputOf<typeof call, 'out'>
type Concern = Omit<Input, 'captchaKey' | 'captchaCode'>

/**
 * Stores a concern of somebody who is not known. Nothing is audited, nobody is notified, and no row
 * of another table is written in this transaction (docs/decisions/0115).
 */
export async function sendConcern(ctx: Ctx, input: Input) {
  const { captchaKey, captchaCode, ...concern } = input
  await spendHardCaptcha(ctx, captchaKey, captchaCode)

  return { code: grouped(await storeConcern(ctx, concern)) }
}

/** Stores a concern and writes all of them again; answers the code. */
export const storeConcern = (ctx: Ctx, { kind, departmentId, text, hiddenFrom }: Concern) =>
  inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const readers = await findReaders(tx.db)
    const hidden = new Set(hiddenFrom)
    if (readers.every(({ id }) => hidden.has(id))) throw fail(errors.concernNobodyLeft)

    if (departmentId !== null && !(await findDepartmentInUse(tx.db, departmentId)))
      throw fail(errors.concernDepartmentUnknown)

    const receivedOn = dayInChina(tx.now())
    if ((await countConcernsOf(tx.db, receivedOn)) >= OF_DAY.concerns)
      throw fail(errors.concernsOfDayFull)

    const id = randomId()
    const code = newCode()

    await tx.db
      .insertInto('concerns')
      .values({
        id,
        kind,
        departmentId,
        hiddenFrom: [...hidden],
        codeHash: tokenHash(code),
        receivedOn,
      })
      .execute()

    await addMessage(tx, id, text, true)
    await writeAgain(tx.db)

    return code
  })
