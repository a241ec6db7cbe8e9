import type {
  actOnOwnExchange as act,
  reportOwnExchange as report,
} from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeFlow } from '@residency/contract/areas/teachers/exchange/exchange.flow'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { claimFiles } from '../../files/files.public.ts'
import { relationsToExchange } from './exchange.policy.ts'
import { findOwnExchangeForUpdate } from './exchange.queries.ts'
import { EXCHANGE_REPORT } from './present-exchange.ts'

/** The own exchange, locked, at the version that was read, as its flow needs it. */
async function readOwn(tx: SignedCtx, { id, version }: { id: number; version: number }) {
  const own = mustMatchVersion(await findOwnExchangeForUpdate(tx.db, tx.actor.userId, id), version)

  const relations = relationsToExchange(
    { ...own, isOwnBase: false },
    tx.actor,
    dayInChina(tx.now()),
  )

  return { own, record: { id, state: own.state, relations } }
}

/** Withdraws an own exchange before it begins, or confirms that it was held. */
export const actOnOwnExchange = (ctx: SignedCtx, { action, ...read }: InputOf<typeof act, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { own, record } = await readOwn(tx, read)
    const state = await advance(tx, exchangeFlow, action, record, {}, (to) =>
      updateRow(tx, 'teacherExchanges', own, { state: to }),
    )

    return { id: own.id, state }
  })

/** Reports on an own exchange that was held. */
export const reportOwnExchange = (
  ctx: SignedCtx,
  { report: text, reportFiles, ...read }: InputOf<typeof report, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { own, record } = await readOwn(tx, read)
    const state = await advance(tx, exchangeFlow, 'report', record, {}, (to) =>
      updateRow(tx, 'teacherExchanges', own, { state: to, report: text, reportedAt: tx.now() }),
    )
    const of = { kind: EXCHANGE_REPORT, id: own.id }

    await claimFiles(tx, {
      keys: reportFiles,
      purposes: ['proof', 'attachment'],
      record: of,
      field: 'reportFiles',
    })

    return { id: own.id, state }
  })
