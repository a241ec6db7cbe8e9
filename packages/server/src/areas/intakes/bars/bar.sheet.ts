import { type BarFilters, barForm } from '@residency/contract/areas/intakes/bars/bar.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { maskNumber } from '@residency/contract/kernel'
import { readAnyDocument } from '@residency/contract/kernel/identity-document'
import { z } from 'zod'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { countListed, everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { findBarPage, findBarsByHash, nextBarIds } from './bar.queries.ts'
import { cardOf, stateOfBar } from './list-bars.ts'
import { BAR_CONSTRAINTS, cardColumns } from './save-bars.ts'

const COLUMNS = ['realName', 'idCard', 'reason', 'until', 'state'] as const
const AT_ONCE = 200
const { shape } = barForm

const row = z.object({
  realName: cell.like(shape.realName),
  idCard: cell.like(shape.idCard),
  reason: cell.like(shape.reason),
  until: cell.like(shape.until),
})

type Item = z.output<typeof row>
const wordsIn = (ctx: SignedCtx) => intakesWords[ctx.language]
type PersonCells = { realName?: string; idCard?: string }

/** The whole number of a row, or null. */
type NumberOf = (cells: PersonCells) => string | null

const nameKey = (realName: string, idCard: string) =>
  JSON.stringify([realName.trim(), idCard.trim()])

/**
 * Reads numbers: whole ones, and masked ones as they were exported, which mean the only person with
 * that name and mask.
 */
async function numberReader(ctx: SignedCtx): Promise<NumberOf> {
  const masked = new Map<string, string | null>()

  for await (const bar of everyBar(ctx, {})) {
    const number = cardOf(ctx, bar)
    const key = nameKey(bar.realName, maskNumber(number) ?? '')
    masked.set(key, masked.has(key) ? null : number)
  }

  const today = dayInChina(ctx.now())

  return ({ realName = '', idCard = '' }) => {
    if (idCard.includes('*')) return masked.get(nameKey(realName, idCard)) ?? null

    const card = readAnyDocument(idCard, today)
    return 'number' in card ? card.number : null
  }
}

/** Snapshots for the audit log, with the number under the name that is sealed. */
const snapshotOf = async (tx: SignedCtx, hashes: readonly string[]) =>
  (await findBarsByHash(tx.db, hashes)).map((bar) => ({
    id: bar.id,
    realName: bar.realName,
    idCard: cardOf(tx, bar),
    reason: bar.reason,
    until: bar.until,
  }))

/** Adds people, or changes those who are known by their number. */
async function put(
  tx: SignedCtx,
  items: readonly (Item & { number: string })[],
  hashes: readonly string[],
) {
  const known = new Map(
    (await findBarsByHash(tx.db, hashes)).map((bar) => [cardOf(tx, bar), bar.id]),
  )
  const fresh = await nextBarIds(tx.db, items.filter(({ number }) => !known.has(number)).length)

  const values = items.map(({ number, realName, reason, until }) => {
    const id = known.get(number) ?? fresh.pop()!
    const by = { createdBy: tx.actor.userId, createdAt: tx.now() }
    return { id, realName, reason, until, ...cardColumns(tx, id, number), ...by }
  })

  const unchangedColumns = ['idCardSealed', 'idCardHash', 'createdBy', 'createdAt'] as const

  await upsertRows(tx, 'barredPeople', ['id'], values, unchangedColumns)
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const numberOf = await numberReader(tx)
  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const items = batch.map(({ item }) => ({ ...item, number: numberOf(item)! }))
    const hashes = items.flatMap(({ number }) => tx.fields.hashesOf('idCard', number))

    await auditChanges(
      tx,
      { action: 'recruitment.bar', entity: 'bar', find: () => snapshotOf(tx, hashes) },
      () => put(tx, items, hashes).catch(constraintErrors(BAR_CONSTRAINTS)),
    )
  })
}

const everyBar = (ctx: SignedCtx, filters: Omit<BarFilters, 'pageNum' | 'pageSize'>) =>
  everyRow((page) =>
    findBarPage(ctx.db, { ...filters, ...page }, ctx.fields, dayInChina(ctx.now())),
  )

/** The stored entries by whole number; whole numbers are never exported. */
async function* barsByNumber(ctx: SignedCtx) {
  for await (const bar of everyBar(ctx, {}))
    yield [cardOf(ctx, bar)!, { until: bar.until }] as const
}

/** People who may not register, in and out; out with masked numbers. */
export const barSheet: SheetPlan<
  (typeof COLUMNS)[number],
  Item,
  Omit<BarFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'recruitment.bar',
  maxRows: 5000,
  columns: [
    { key: 'realName', required: true },
    { key: 'idCard', required: true, width: 24 },
    { key: 'reason', required: true, width: 50 },
    { key: 'until', kind: 'day', width: 14 },
    { key: 'state', width: 12, onlyOut: true },
  ],
  row,
  known: async (ctx) => ({ exported: barsByNumber(ctx), recordOf: await numberReader(ctx) }),
  async judge(ctx, rows) {
    const { barCardWrong, barCardMasked } = wordsIn(ctx).errors
    const numberOf = await numberReader(ctx)
    const messageOf = ({ idCard }: Item) => (idCard.includes('*') ? barCardMasked : barCardWrong)

    return [
      ...rows.flatMap(({ row, item }) =>
        numberOf(item) ? [] : [{ row, column: 'idCard' as const, message: messageOf(item) }],
      ),
      ...twice(ctx, 'recruitment.bar', rows, 'idCard', (item) => numberOf(item)),
    ]
  },
  write,
  count: (ctx, filters) =>
    countListed((page) =>
      findBarPage(ctx.db, { ...filters, ...page }, ctx.fields, dayInChina(ctx.now())),
    ),
  async *rows(ctx, filters) {
    const today = dayInChina(ctx.now())
    for await (const bar of everyBar(ctx, filters))
      yield {
        realName: bar.realName,
        idCard: maskNumber(cardOf(ctx, bar)),
        reason: bar.reason,
        until: bar.until,
        state: wordsIn(ctx).barStates[stateOfBar(bar.until, today)],
      }
  },
}
