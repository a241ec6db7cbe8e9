import { type Random, randomFrom } from '../../../algorithms/random.ts'

type Room = { id: number; seats: number }

export type AssignedSeat = {
  candidateId: number
  roomId: number
  seat: number
  paperId: number | null
}

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }

  return all
}

/** How many sit in each room: every room is filled to the same share of its seats. */
function sharesOf(rooms: readonly Room[], people: number): number[] {
  const seats = rooms.reduce((sum, room) => sum + room.seats, 0)
  let [seatsLeft, peopleLeft] = [seats, people]
  return rooms.map((room) => {
    const share = Math.ceil((peopleLeft * room.seats) / Math.max(1, seatsLeft))
    seatsLeft -= room.seats
    peopleLeft -= share

    return share
  })
}

/**
 * A seat for everybody by lot, in the order of rooms and seats. Forms of the paper follow each
 * other, so that neighbours have different ones. Null if there are fewer seats than people.
 */
export function assignSeats(
  candidateIds: readonly number[],
  rooms: readonly Room[],
  paperIds: readonly number[],
  seed: number,
) {
  if (rooms.reduce((sum, room) => sum + room.seats, 0) < candidateIds.length) return null

  const random = randomFrom(seed)
  const people = shuffled(candidateIds, random)
  const first = Math.floor(random() * Math.max(1, paperIds.length))
  const seats: AssignedSeat[] = []

  for (const [index, share] of sharesOf(rooms, people.length).entries())
    for (let seat = 1; seat <= share; seat++) {
      const place = seats.length
      const paperId = paperIds.length ? paperIds[(first + place) % paperIds.length]! : null
      seats.push({ candidateId: people[place]!, roomId: rooms[index]!.id, seat, paperId })
    }

  return seats
}
