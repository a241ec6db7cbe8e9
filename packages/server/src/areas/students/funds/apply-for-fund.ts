import { fundErrors as errors } from '@residency/contract/areas/students/funds/access'
import {
  type amendFund as amendCall,
  amountOf,
  centsOf,
  FUND_LINES,
  type FundForm,
} from '@residency/contract/areas/students/funds/fund.contract'
import { fundFlow } from '@residency/contract/areas/students/funds/fund.flow'
import { isOfGroup } from '@residency/contract/areas/trainees/training-status.public'
import type { InputOf } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { ownFunds, relationsToFund } from './fund.policy.ts'
import { findFundsForUpdate } from './fund.queries.ts'
import { FUND } from './list-funds.ts'

const columnsOf = (form: FundForm) => ({
  title: form.title,
  summary: form.summary,
  startsOn: form.startsOn,
  endsOn: form.endsOn,
  asked: amountOf(form.lines.reduce((sum, { amount }) => sum + centsOf(amount), 0)),
})

/** The reader's training, which must not be over. */
async function mustBeInTraining(tx: SignedCtx) {
  const trainee = await findTraineeOf(tx.db, tx.actor.userId)
  if (!trainee) throw fail(errors.fundNoTrainee)
  if (isOfGroup('ended', trainee.status)) throw fail(errors.fundEnded)

  return trainee
}

/** Puts these lines and papers in place of those before. */
async function storeParts(tx: SignedCtx, fundId: number, { lines, files }: FundForm) {
  const known = new Set(
    (await findDictOptions(tx.db, FUND_LINES, tx.language)).map(({ value }) => value),
  )
  if (!lines.every(({ line }) => known.has(line))) throw fail(errors.fundLineUnknown)

  await tx.db.deleteFrom('researchFundLines').where('fundId', '=', fundId).execute()

  const rows = lines.map(({ line, amount }) => ({ fundId, line, asked: amount }))

  await tx.db.insertInto('researchFundLines').values(rows).execute()

  const record = { kind: FUND, id: fundId }

  await claimFiles(tx, { keys: files, purposes: ['proof', 'attachment'], record, field: 'files' })
  await releaseFiles(tx, record, files)
}

/** A trainee asks for research funds, line by line. */
export const applyForFund = (ctx: SignedCtx, form: FundForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await mustBeInTraining(tx)

    const { id } = await tx.db
      .insertInto('researchFunds')
      .values({
        traineeId: trainee.id,
        ...columnsOf(form),
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await storeParts(tx, id, form)

    await tx.audit({
      action: 'students.fund.apply',
      entity: FUND,
      entityId: id,
      detail: { asked: columnsOf(form).asked },
    })

    return { id, state: fundFlow.initial }
  })

/** The trainee corrects what was returned, and submits it again. */
export const amendFund = (
  ctx: SignedCtx,
  { id, version, ...form }: InputOf<typeof amendCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    await mustBeInTraining(tx)

    const row = mustMatchVersion(
      (await findFundsForUpdate(tx.db, ownFunds(tx.actor), [id]))[0],
      version,
    )

    const record = { id, state: row.state, relations: relationsToFund(row, tx.actor) }
    const columns = { ...columnsOf(form), reason: null, basePassedBy: null }
    const state = await advance(tx, fundFlow, 'resubmit', record, {}, (to) =>
      updateRow(tx, 'researchFunds', row, { state: to, ...columns }),
    )

    await storeParts(tx, id, form)

    return { id, state }
  })

/** The trainee withdraws an application before it is granted. */
export const withdrawFund = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const row = found((await findFundsForUpdate(tx.db, ownFunds(tx.actor), [id]))[0])
    const record = { id, state: row.state, relations: relationsToFund(row, tx.actor) }

    await advance(tx, fundFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'researchFunds', row, { state }),
    )

    return null
  })
