import { baseFigureFlow } from '@residency/contract/areas/standards/indicators/base-figure.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'
import { relationsToFigure } from './figure.policy.ts'

export type EnteredFigure = {
  baseId: number
  indicatorId: number
  year: number
  value: number
  note: string | null
}

const keyOf = (figure: { baseId: number; indicatorId: number; year: number }) =>
  `${figure.baseId}/${figure.indicatorId}/${figure.year}`

/**
 * The stored figures in the places where these would be entered, by their place; locked if they are
 * to be changed.
 */
export async function findStoredFigures(
  db: Db,
  figures: readonly EnteredFigure[],
  isLocked: boolean,
) {
  const places = figures.map(({ baseId: b, indicatorId: i, year: y }) => ({ b, i, y }))

  const { rows } = await sql<
    EnteredFigure & { id: number; state: string; enteredBy: number; version: number }
  >`select f.id, f.base_id, f.indicator_id, f.year, f.value::float8 as value, f.note, f.state,
      f.entered_by, f.version
    from base_figures f join ${rowsOf(places, { b: 'bigint', i: 'bigint', y: 'int' })} t
      on f.indicator_id = t.i and f.base_id = t.b and f.year = t.y
    order by f.id ${isLocked ? sql`for update of f` : sql``}`.execute(db)

  const byPlace = new Map(rows.map((row) => [keyOf(row), row]))

  return (figure: EnteredFigure) => byPlace.get(keyOf(figure))
}

export type StoredFigure = NonNullable<ReturnType<Awaited<ReturnType<typeof findStoredFigures>>>>

/** Whether entering it would change nothing; a returned one is handed in again unchanged. */
export const isSame = (figure: EnteredFigure, keptFigure: StoredFigure) =>
  keptFigure.state !== 'returned' &&
  keptFigure.value === figure.value &&
  keptFigure.note === figure.note

/**
 * Adds figures and corrects stored ones that may be corrected; the number of statements does
 * not grow with their number.
 */
export async function putFigures(
  tx: SignedCtx,
  figures: readonly EnteredFigure[],
  storedOf: (figure: EnteredFigure) => StoredFigure | undefined,
) {
  const fresh = figures.filter((figure) => !storedOf(figure))

  const changed = figures.flatMap((figure) => {
    const before = storedOf(figure)
    return before && !isSame(figure, before) ? [{ ...figure, before }] : []
  })

  if (fresh.length > 0)
    await tx.db
      .insertInto('baseFigures')
      .values(
        fresh.map((figure) => ({
          indicatorId: figure.indicatorId,
          baseId: figure.baseId,
          year: figure.year,
          value: figure.value,
          note: figure.note,
          state: baseFigureFlow.initial,
          enteredBy: tx.actor.userId,
          updatedAt: tx.now(),
        })),
      )
      .execute()

  const records = changed.map(({ before }) => ({
    id: before.id,
    state: before.state,
    relations: relationsToFigure(before, tx.actor),
  }))

  const values = changed.map(({ before, value, note }) => ({ id: before.id, value, note }))

  if (records.length > 0) {
    const { refused } = await advanceMany(tx, baseFigureFlow, 'correct', records, {}, (state) =>
      tx.db
        .updateTable('baseFigures')
        .from(rowsOf(values, { id: 'bigint', value: 'numeric', note: 'text' }).as('v'))
        .set((e) => ({
          state,
          reason: null,
          checkedBy: null,
          enteredBy: tx.actor.userId,
          updatedAt: tx.now(),
          value: sql`v.value`,
          note: sql`v.note`,
          version: e('baseFigures.version', '+', 1),
        }))
        .where(sql`v.id`, '=', sql.ref('baseFigures.id'))
        .execute(),
    )
    // checked since it was judged
    if (refused.length > 0) throw changedMeanwhile()
  }

  if (fresh.length + changed.length > 0)
    await tx.audit({
      action: 'standards.figure.enter',
      entity: 'baseFigure',
      detail: {
        entered: fresh,
        corrected: changed.map(({ before, ...after }) => ({ before: before.value, ...after })),
      },
    })

  return fresh.length + changed.length
}
