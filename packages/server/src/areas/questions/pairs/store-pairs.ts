import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import { createYielder } from '../../../platform/yield-to-event-loop.ts'
import { mostSimilar, shinglesOf } from './likeness.rules.ts'
import { findBatchCandidates, findLikeness } from './pair.queries.ts'

const KEPT = 5

/** Questions that are compared with the texts of their candidates in memory. */
const AT_ONCE = 50
type Pair = { one: number; other: number; share: number }

/**
 * Finds the likely duplicates of questions that were just written, in the writer's transaction;
 * what somebody said of a pair stays. So do pairs of a question that is on a paper: exams ask the
 * edition before, of which the other one is a duplicate still.
 */
export async function storePairs(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from learning_question_pairs
      where (one_id = ${anyId(ids)} or other_id = ${anyId(ids)})
    and apart_by is null
    and not exists (select from learning_paper_items i
        where i.question_id in (one_id, other_id))`.execute(db)

  const candidates = [...grouped(await findBatchCandidates(db, ids), ({ id }) => id)]
  const pairs: Pair[] = []

  for (let at = 0; at < candidates.length; at += AT_ONCE)
    pairs.push(
      ...(await comparePairs(
        db,
        candidates
          .slice(at, at + AT_ONCE)
          .map(([id, found]) => ({ id, others: found.map(({ otherId }) => otherId) })),
      )),
    )

  if (pairs.length === 0) return

  await sql`insert into learning_question_pairs (one_id, other_id, share)
    select distinct g.one, g.other, g.share
    from ${rowsOf(pairs, { one: 'bigint', other: 'bigint', share: 'int' })} g
    on conflict (one_id, other_id) do update set share = excluded.share`.execute(db)
}

/** Compares questions with their candidates, each text taken apart once. */
async function comparePairs(
  db: Db,
  some: readonly { id: number; others: readonly number[] }[],
): Promise<Pair[]> {
  const giveWay = createYielder()
  const texts = new Map<number, { id: number; shingles: ReadonlySet<number> }>()

  for (const { id, likeness } of await findLikeness(db, [
    ...new Set(some.flatMap(({ id, others }) => [id, ...others])),
  ])) {
    texts.set(id, { id, shingles: shinglesOf(likeness) })
    await giveWay()
  }

  const pairs: Pair[] = []

  for (const { id, others } of some) {
    const candidates = others.map((other) => texts.get(other)!)
    for (const { id: other, share } of mostSimilar(texts.get(id)!.shingles, candidates, KEPT))
      pairs.push({ one: Math.min(id, other), other: Math.max(id, other), share })
    await giveWay()
  }

  return pairs
}
