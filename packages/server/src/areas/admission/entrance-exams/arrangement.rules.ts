/** A person who is to get a seat, with the published place of their first choice. */
export type Examinee = { id: number; name: string; offerPlace: number; majorName: string }

/** A session with the seat numbers that are taken. */
export type Room = { id: number; seats: number; takenSeats: ReadonlySet<number> }
export type Seat = { registrationId: number; sessionId: number; seatNo: number }

export const MAX_TICKETS = 9999
const two = (n: number) => String(n).padStart(2, '0')

/** Year (4), serial of the intake in its year (2), running number in the intake (4). */
export const ticketNumber = (year: number, serial: number, running: number) =>
  `${year}${two(serial)}${String(running).padStart(4, '0')}`

const byName = new Intl.Collator('zh-CN')

/**
 * The order in which seats are filled. First choices in the published order of the offers, so that
 * those of a major sit together; then names by their sounds (pinyin); then the earlier
 * registration. The same people are always in the same order.
 */
export const inSeatingOrder = (people: readonly Examinee[]): Examinee[] =>
  [...people].sort(
    (a, b) => a.offerPlace - b.offerPlace || byName.compare(a.name, b.name) || a.id - b.id,
  )

/** The free seat numbers of a room, the lowest first. */
export function freeSeatsOf({ seats, takenSeats }: Room): number[] {
  return Array.from({ length: seats }, (_, i) => i + 1).filter((seat) => !takenSeats.has(seat))
}

/** Assigns the seats room by room to people in their order; people without a seat are left out. */
export function seatPlan(
  people: readonly Examinee[],
  rooms: readonly Room[],
): { seats: Seat[]; free: number; missing: number } {
  const places = rooms.flatMap((room) =>
    freeSeatsOf(room).map((seatNo) => ({ sessionId: room.id, seatNo })),
  )
  const seats = inSeatingOrder(people)
    .slice(0, places.length)
    .map((person, i) => ({ registrationId: person.id, ...places[i]! }))

  return { seats, free: places.length, missing: Math.max(0, people.length - places.length) }
}
