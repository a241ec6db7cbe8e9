import { balanceWords } from '@residency/contract/areas/absence/balances/words'
import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

type Used = { trainee: number; type: number; year: number; days: number; entitled: number | null }
type Stored = { id: number; used_before: string }
/** Accounts in one order, so that two imports never wait for each other; each change stands in the history. */
export async function writeUsed(tx: SignedCtx, rows: readonly Used[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as g (trainee bigint, type bigint, year integer, days numeric, entitled numeric)`
  const { rows: earlier } = await sql<Stored>`select a.id, a.used_before from leave_accounts a
    join ${given} on (a.trainee_id, a.leave_type_id, a.year) = (g.trainee, g.type, g.year)
    order by a.trainee_id, a.leave_type_id, a.year for update of a`.execute(tx.db)
  const { rows: written } = await sql<Stored>`
    insert into leave_accounts as a (trainee_id, leave_type_id, year, entitled, used_before, created_at, updated_at)
    select trainee, type, year, entitled, days, ${tx.now()}, ${tx.now()} from ${given} order by trainee, type, year
    on conflict (trainee_id, leave_type_id, year) do update set
      used_before = excluded.used_before,
      entitled = case when excluded.entitled is not null then greatest(excluded.entitled, a.used + excluded.used_before - a.adjusted) end,
      updated_at = excluded.updated_at, version = a.version + 1
    returning a.id, a.used_before`.execute(tx.db)
  const before = new Map(earlier.map((row) => [row.id, Number(row.used_before)]))
  const reason = balanceWords[tx.language].imported
  const changes = written.flatMap(({ id, used_before }) => {
    const days = Number(used_before) - (before.get(id) ?? 0)
    const change = { account_id: id, days, kind: 'usedBefore', reason, created_by: tx.actor.userId, created_at: tx.now() }
    return days === 0 ? [] : [change]
  })
  if (changes.length > 0) await tx.db.insertInto('leave_account_changes').values(changes).execute()
}
