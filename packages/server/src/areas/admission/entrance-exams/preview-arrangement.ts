import type { ArrangementInput } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { freeSeatsOf } from './arrangement.rules.ts'
import { mustMoveRegistrations } from './must-be-office.ts'
import { type ArrangementDraft, planArrangement } from './plan-arrangement.ts'

/**
 * What an arrangement would give: per session how many, on which seats, of which majors; and how
 * many seats are missing.
 */
export async function previewArrangement(ctx: SignedCtx, preference: ArrangementInput) {
  mustMoveRegistrations(ctx.actor)

  const draft = await planArrangement(ctx, preference, false)
  return {
    people: draft.people,
    leftOut: preference.ids ? new Set(preference.ids).size - draft.people : 0,
    free: draft.free,
    missing: draft.missing,
    sessions: draft.sessions.map((session, i) => {
      const seats = draft.seats.filter((seat) => seat.sessionId === session.id)
      return {
        id: session.id,
        name: session.name,
        place: session.place,
        room: session.room,
        startsAt: toMoment(session.startsAt),
        free: freeSeatsOf(draft.rooms[i]!).length,
        given: seats.length,
        firstSeat: seats[0]?.seatNo ?? null,
        lastSeat: seats.at(-1)?.seatNo ?? null,
        majors: majorsOf(
          ctx,
          draft,
          seats.map((seat) => seat.registrationId),
        ),
      }
    }),
  }
}

function majorsOf(ctx: SignedCtx, draft: ArrangementDraft, ids: readonly number[]) {
  const rows = new Map(draft.waiting.map((row) => [row.id, row]))
  const counts = new Map<string, number>()

  for (const id of ids) {
    const row = rows.get(id)!
    const name = labelIn(ctx.language, row.major, row.majorEn) || '—'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  return [...counts].map(([name, count]) => ({ name, count }))
}
