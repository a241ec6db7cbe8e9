import { UNHANDED_STATES } from '@residency/contract/areas/messages/collections/collection.flow'
import { DAY_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { momentAfter } from '../../../platform/clock.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { collectionNotices } from './collection-notices.seed.ts'
import { notifyItems } from './notify-items.ts'

type Row = { id: number; userId: number; collectionId: number; title: string; dueAt: Date }

/**
 * When reminders go out, from and until how many days before the time; each once. A later one makes
 * those before it needless.
 */
const REMINDERS = [
  { flag: 'remindedOver', kind: collectionNotices.over, from: -8, until: -1 },
  { flag: 'remindedDay', kind: collectionNotices.due, from: 0, until: 1 },
  { flag: 'remindedWeek', kind: collectionNotices.due, from: 1, until: 7 },
] as const

/**
 * Reminds who has not uploaded: seven days and one day before the time, and a day after it where
 * files are still taken.
 */
export const remindUploaders = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const at = (days: number) => momentAfter(tx.now(), days * DAY_MS)
    let count = 0

    for (const { flag, kind, from, until } of REMINDERS) {
      const { rows } = await sql<Row>`update message_collection_items i set ${sql.ref(flag)} = true
        from message_collections c where c.id = i.collection_id and c.state in ('open')
          and i.state in (${literals(UNHANDED_STATES)}) and not i.${sql.ref(flag)}
          and c.due_at > ${at(from)} and c.due_at <= ${at(until)}
          and (${kind === collectionNotices.due}::boolean or c.takes_late)
          and i.created_at < ${at(0)}::timestamptz - interval '1 hour'
        returning i.id, i.user_id, i.collection_id, c.title, c.due_at`.execute(tx.db)
      for (const collection of new Map(rows.map((row) => [row.collectionId, row])).values())
        await notifyItems(
          tx,
          kind,
          collection,
          rows.filter((row) => row.collectionId === collection.collectionId),
        )

      count += rows.length
    }

    return count
  })
