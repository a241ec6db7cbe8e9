import { randomInt } from 'node:crypto'
import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import type * as call from '@residency/contract/areas/exams/exam/exam.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { examScope, isPending } from '../exam/exam.policy.ts'
import { findManagedForUpdate } from '../exam/exam.queries.ts'
import { findPapers, findRooms } from '../exam/exam-parts.queries.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { lockCandidates } from './candidate.queries.ts'
import { type AssignedSeat, assignSeats } from './seat.rules.ts'

export async function findPendingForUpdate(tx: SignedCtx, id: number, version: number) {
  const exam = mustMatchVersion(
    mustNotSit(found(await findManagedForUpdate(tx.db, examScope(tx.actor), id))),
    version,
  )
  if (!isPending(exam.state)) throw fail(kernelErrors.actionNotNow)

  return exam
}

/** Removes seats that do not exist any more: the room, or its number in it. Returns how many. */
async function unseat(db: Db, examId: number, roomIds: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`update learning_candidates c set room_id = null, seat = null
    where c.exam_id = ${examId} and c.room_id is not null
      and not exists (select from learning_exam_rooms r where r.id = c.room_id and r.id = ${roomIds} and c.seat <= r.seats)
    returning c.id`.execute(db)

  return rows.length
}

type Rooms = InputOf<typeof call.saveExamRooms, 'out'>

/**
 * Writes the rooms as a whole: those with an id are changed, others added, and those left out
 * removed.
 */
export const saveExamRooms = (ctx: SignedCtx, { id, rooms, version }: Rooms) =>
  inTransaction(ctx, async (tx) => {
    const exam = await findPendingForUpdate(tx, id, version)
    if (new Set(rooms.map(({ name }) => name)).size < rooms.length) throw fail(errors.examRoomTwice)

    const roomIds = new Set((await findRooms(tx.db, id)).map((room) => room.id))
    const existingRooms = rooms.filter((room) => room.id !== null)
    if (
      existingRooms.some((room) => !roomIds.has(room.id!)) ||
      new Set(existingRooms.map((room) => room.id)).size < existingRooms.length
    )
      throw fail(errors.examRoomUnknown)

    const ids = anyId(existingRooms.map((room) => room.id!))
    const roomRows = sql`${rowsOf(rooms, { id: 'bigint', name: 'text', seats: 'int' })} v`

    // The unique names of rooms that exchange them would collide between two updates.
    await sql`update learning_exam_rooms set name = id::text || ' ' || left(name, 30) where exam_id = ${id}`.execute(
      tx.db,
    )
    await sql`update learning_exam_rooms r set name = v.name, seats = v.seats from ${roomRows} where r.id = v.id`.execute(
      tx.db,
    )

    const unseated = await unseat(tx.db, id, ids)

    await sql`delete from learning_exam_rooms where exam_id = ${id} and not id = ${ids}`.execute(
      tx.db,
    )
    await sql`insert into learning_exam_rooms (exam_id, name, seats)
      select ${id}, v.name, v.seats from ${roomRows} where v.id is null`.execute(tx.db)

    const next = await changeRecord(tx, 'learningExams', exam, {
      columns: {},
      action: 'learning.exam.rooms',
      entity: examFlow.name,
      detail: { rooms, unseated },
    })

    return { id, version: next, unseated }
  }).catch(constraintErrors({ learning_exam_rooms_name: errors.examRoomTwice }))

/** Gives everybody a seat by lot, before anybody has begun. */
export const seatCandidates = (
  ctx: SignedCtx,
  { id, version }: InputOf<typeof call.seatCandidates, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const exam = await findPendingForUpdate(tx, id, version)
    if (exam.started > 0) throw fail(errors.examBegun, { count: exam.started })

    const [candidates, rooms, papers] = [
      await lockCandidates(tx.db, id, null),
      await findRooms(tx.db, id),
      await findPapers(tx.db, id),
    ]

    const seed = randomInt(2 ** 31 - 1)
    const ids = candidates.map((candidate) => candidate.id)
    const paperIds = papers.map((paper) => paper.id)
    const seats = assignSeats(ids, rooms, paperIds, seed)
    if (!seats)
      throw fail(errors.examSeatsFew, {
        missing: ids.length - rooms.reduce((sum, room) => sum + room.seats, 0),
      })

    await writeSeats(tx.db, id, seats)

    const next = await changeRecord(tx, 'learningExams', exam, {
      columns: {},
      action: 'learning.exam.seats',
      entity: examFlow.name,
      detail: { seed, seats: seats.length },
    })

    return { id, version: next, seated: seats.length }
  })

async function writeSeats(db: Db, examId: number, seats: readonly AssignedSeat[]) {
  await sql`update learning_candidates set room_id = null, seat = null where exam_id = ${examId}`.execute(
    db,
  )
  await sql`update learning_candidates c set room_id = v.room_id, seat = v.seat, paper_id = v.paper_id
    from ${rowsOf(seats, { candidateId: 'bigint', roomId: 'bigint', seat: 'int', paperId: 'bigint' })} v
    where c.id = v.candidate_id`.execute(db)
}
