import { entryErrors as errors } from '@residency/contract/areas/workload/entries/access'
import type {
  EntryMark,
  EntryReceipt,
  sendEntries as sendCall,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { errorSentence, type InputOf } from '@residency/contract/kernel'
import { startOfDayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { type EntryJudgement, judgeEntries } from './judge-entry.ts'
import { findSent, lockWorkload } from './work-facts.queries.ts'
import { mustBeWorker } from './work-facts.ts'

/**
 * Stores entries that were written on a device, each once: an entry that was sent before is answered
 * with the stored one, and one that cannot be stored never prevents the others. A device whose
 * clock is ahead has written nothing later than now.
 */
export const sendEntries = (ctx: SignedCtx, { entries }: InputOf<typeof sendCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const worker = await mustBeWorker(tx)
    await lockWorkload(tx.db, worker.id)

    const unique = [...new Map(entries.map((entry) => [entry.key, entry])).values()]
    const sentWith = async (some: readonly { key: string }[]) =>
      (await findSent(tx.db, worker.id, keysOf(some))).map((row) => [row.key, row] as const)
    const sent = new Map<string, { id: number; marks: string[] }>(await sentWith(unique))
    const fresh = unique.filter(({ key }) => !sent.has(key))

    const judged =
      fresh.length > 0
        ? await judgeEntries(
            tx,
            worker,
            fresh.map((form) => ({ ...form, writtenAt: writtenAt(tx, form), arrivedAt: tx.now() })),
          )
        : []

    const going = fresh.flatMap(({ key }, index) => {
      const judgement = judged[index]!
      return judgement.obstacle
        ? []
        : [
            {
              ...judgement.columns,
              key,
              traineeId: worker.id,
              createdAt: tx.now(),
              updatedAt: tx.now(),
            },
          ]
    })

    const storedEntries = await insertEntries(tx, going)

    for (const entry of storedEntries) sent.set(entry.key, entry)
    // what another tab has sent in the same moment is stored by now
    if (storedEntries.length < fresh.length)
      for (const [key, entry] of await sentWith(fresh)) sent.set(key, entry)

    if (storedEntries.length > 0)
      await tx.audit({
        action: 'workload.entry.send',
        entity: 'trainee',
        entityId: worker.id,
        detail: { count: storedEntries.length, cases: casesOf(storedEntries) },
      })

    const answerOf = (key: string): EntryReceipt => {
      const storedEntry = sent.get(key)
      if (storedEntry)
        return {
          key,
          id: storedEntry.id,
          marks: storedEntry.marks as EntryMark[],
          why: null,
          field: null,
        }

      return {
        key,
        id: null,
        marks: [],
        ...whyOf(tx, obstacleOf(judged[fresh.findIndex((form) => form.key === key)]!)),
      }
    }

    return { rows: unique.map(({ key }) => answerOf(key)) }
  })

/**
 * A device that says it wrote of a case before its day has a wrong clock, so that the entry counts
 * as written now.
 */
function writtenAt(tx: SignedCtx, form: { writtenAt: string; caseDay: string }): Date {
  const at = new Date(form.writtenAt)
  return at > tx.now() || at < startOfDayInChina(form.caseDay) ? tx.now() : at
}

type Columns = Extract<EntryJudgement, { obstacle: null }>['columns'] & {
  key: string
  traineeId: number
  createdAt: Date
  updatedAt: Date
}

/** Entries that another tab has sent in the same moment are left out. */
const insertEntries = async (tx: SignedCtx, rows: readonly Columns[]) =>
  rows.length === 0
    ? []
    : tx.db
        .insertInto('workloadEntries')
        .values([...rows])
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'key', 'marks', 'count'])
        .execute()

const keysOf = (some: readonly { key: string }[]) => some.map(({ key }) => key)

const casesOf = (rows: readonly { count: number }[]) =>
  rows.reduce((sum, { count }) => sum + count, 0)

/** What was free a moment ago and is not kept met the same number, sent by another tab. */
const obstacleOf = (judged: EntryJudgement): Obstacle =>
  judged.obstacle ?? {
    def: errors.numberRepeated,
    data: { item: judged.columns.item, day: judged.columns.caseDay },
  }

const whyOf = (ctx: SignedCtx, { def, data }: Obstacle) => ({
  why: errorSentence(ctx.words, ctx.language, def, data ?? {}),
  field: def.field ?? null,
})
