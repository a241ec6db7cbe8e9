import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { recordSuspensions, removeSuspensions } from '../../rotations/rotations.public.ts'
import { addExtensionDays, followStatus } from '../../trainees/trainees.public.ts'
import { kindIn } from './effect.ts'
import type { SituationRow } from './situation.queries.ts'
import type { Outcome } from './situation.rules.ts'

const traineesOf = (rows: readonly { traineeId: number }[]) => [
  ...new Set(rows.map((row) => row.traineeId)),
]

/** Moves planned ends by the days of situations, and audits each. */
async function moveEnds(
  tx: SignedCtx,
  shifts: readonly { id: number; traineeId: number; days: number }[],
) {
  const moving = shifts.filter(({ days }) => days !== 0)
  if (moving.length === 0) return

  await addExtensionDays(tx, moving)

  await tx.audit.all(
    moving.map(({ id, traineeId, days }) => ({
      action: 'students.situation.effect',
      entity: 'trainee',
      entityId: traineeId,
      detail: { situation: id, days },
    })),
  )
}

/**
 * What the office has passed counts: the planned end moves, the days of a suspension leave the
 * timetable. The days are those of now.
 */
export async function applyEffects(
  tx: SignedCtx,
  rows: readonly SituationRow[],
  outcomes: ReadonlyMap<number, Outcome>,
) {
  const effects = rows.map((row) => ({
    id: row.id,
    traineeId: row.traineeId,
    ...outcomes.get(row.id)!,
  }))

  const days = effects.map(({ id, startsOn, endsOn, days: effect }) => ({
    id,
    startsOn,
    endsOn,
    effect,
  }))

  await sql`update trainee_situations s
      set starts_on = g.starts_on, ends_on = g.ends_on, effect_days = g.effect
    from ${rowsOf(days, { id: 'bigint', startsOn: 'date', endsOn: 'date', effect: 'int' })} g
    where s.id = g.id`.execute(tx.db)

  await moveEnds(tx, effects)

  await recordSuspensions(
    tx,
    rows
      .filter(({ kind }) => kind === 'suspension')
      .map((row) => ({
        situationId: row.id,
        traineeId: row.traineeId,
        startsOn: row.startsOn,
        endsOn: row.endsOn!,
        reason: kindIn(tx, row.kind),
      })),
  )

  await followStatus(tx, traineesOf(rows))
}

type EffectRow = { id: number; traineeId: number; effectDays: number }

/** Takes back everything that these situations have changed. */
export async function takeBack(tx: SignedCtx, ids: readonly number[]) {
  const { rows } = await sql<EffectRow>`select id, trainee_id, effect_days from trainee_situations
    where id = ${anyId(ids)} order by id for update`.execute(tx.db)

  await tx.db
    .updateTable('traineeSituations')
    .set({ effectDays: 0 })
    .where('id', '=', anyId(ids))
    .execute()

  await moveEnds(
    tx,
    rows.map((row) => ({ id: row.id, traineeId: row.traineeId, days: -row.effectDays })),
  )

  await removeSuspensions(tx, ids)
  await followStatus(tx, traineesOf(rows))
}

/**
 * A suspension ends early: its days that are left are taken back, and the timetable counts from
 * then on.
 */
export async function takeBackDays(
  tx: SignedCtx,
  row: SituationRow,
  endedOn: string,
  days: number,
) {
  await moveEnds(tx, [{ id: row.id, traineeId: row.traineeId, days: -days }])
  const { id: situationId, traineeId, startsOn } = row
  await recordSuspensions(tx, [
    { situationId, traineeId, startsOn, endsOn: endedOn, reason: kindIn(tx, row.kind) },
  ])
}
