import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { assignSeats } from './seat.rules.ts'

const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

const rooms = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((seats, id) => ({ id, seats })))

test('everybody has one seat that exists, nobody shares one, and neighbours have different forms', () => {
  fc.assert(
    fc.property(
      rooms,
      fc.nat(100),
      fc.integer({ min: 0, max: 4 }),
      fc.nat(),
      (rooms, people, forms, seed) => {
        const seats = assignSeats(ids(people), rooms, ids(forms), seed)
        const all = rooms.reduce((sum, room) => sum + room.seats, 0)
        if (people > all) return void expect(seats).toBeNull()

        expect(seats!.map(({ candidateId }) => candidateId).sort((a, b) => a - b)).toEqual(
          ids(people),
        )
        expect(new Set(seats!.map(({ roomId, seat }) => `${roomId}/${seat}`)).size).toBe(people)

        for (const { roomId, seat } of seats!)
          expect(seat).toBeLessThanOrEqual(rooms[roomId]!.seats)

        if (forms > 1)
          for (const [i, seat] of seats!.entries())
            if (i > 0) expect(seat.paperId).not.toBe(seats![i - 1]!.paperId)
      },
    ),
    { seed: 20261130, numRuns: proofRuns(2000) },
  )
})

test('the same seed gives the same seats, and rooms are as full as each other', () => {
  const two = [
    { id: 1, seats: 40 },
    { id: 2, seats: 20 },
  ]

  const seats = assignSeats(ids(30), two, [7, 8], 5)!

  expect(assignSeats(ids(30), two, [7, 8], 5)).toEqual(seats)
  expect(assignSeats(ids(30), two, [7, 8], 6)).not.toEqual(seats)
  expect(seats.filter(({ roomId }) => roomId === 1)).toHaveLength(20)
})
