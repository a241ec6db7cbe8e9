import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { mostAlike } from './likeness.rules.ts'

/** More candidates than this have a text in common that says nothing, as a form that every question of a series begins with. */
const CANDIDATES = 40
const KEPT = 5
type Found = { id: number; likeness: string; other_id: number; other: string }

/** Finds the likely duplicates of questions that were just written, in the writer's transaction; what somebody said of a pair stays. */
export async function keepPairs(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from learning_question_pairs where (one_id = any(${sql.val([...ids])}::bigint[]) or other_id = any(${sql.val([...ids])}::bigint[]))
    and apart_by is null`.execute(db)
  const { rows } = await sql<Found>`select g.id, g.likeness, o.id as other_id, o.likeness as other from learning_questions g
    cross join lateral (select q.id, q.likeness from learning_questions q
      where q.bands && g.bands and q.id <> g.id and q.state <> 'retired' limit ${CANDIDATES}) o
    where g.id = any(${sql.val([...ids])}::bigint[])`.execute(db)
  const byQuestion = new Map<number, Found[]>()
  for (const row of rows) byQuestion.set(row.id, [...(byQuestion.get(row.id) ?? []), row])
  const pairs = [...byQuestion].flatMap(([id, found]) =>
    mostAlike(
      found[0]!.likeness,
      found.map((one) => ({ id: one.other_id, likeness: one.other })),
      KEPT,
    ).map(({ id: other, share }) => ({ one: Math.min(id, other), other: Math.max(id, other), share })),
  )
  if (pairs.length === 0) return
  await sql`insert into learning_question_pairs (one_id, other_id, share)
    select distinct g.one, g.other, g.share from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) g (one bigint, other bigint, share int)
    on conflict (one_id, other_id) do update set share = excluded.share`.execute(db)
}
