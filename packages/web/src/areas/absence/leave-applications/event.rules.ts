import type { LeaveEvent } from '@residency/contract/areas/absence/leave/leave-event.contract'

export type ExtraDays = { dayId: number; count: number }
type EventDay = LeaveEvent['known'][number]

/** The extras with one of them chosen so many times; 0: not at all. */
export const withExtra = (
  extras: readonly ExtraDays[],
  dayId: number,
  count: number,
): ExtraDays[] => [
  ...extras.filter((extra) => extra.dayId !== dayId),
  ...(count > 0 ? [{ dayId, count }] : []),
]

export const countOf = (extras: readonly ExtraDays[], dayId: number) =>
  extras.find((extra) => extra.dayId === dayId)?.count ?? 0

/** Extras as the address of the preview has them; absent where none is chosen. */
export const asQuery = (extras: readonly ExtraDays[] = []): string | undefined =>
  extras.length === 0 ? undefined : extras.map(({ dayId, count }) => `${dayId}:${count}`).join(',')

/** Which known event the typed one is; -1: a new one. */
export const placeOf = (
  known: readonly EventDay[],
  typed: { eventOn?: string | null; eventName?: string | null },
) =>
  known.findIndex(
    ({ eventOn, eventName }) =>
      eventOn === typed.eventOn && (eventName ?? '') === (typed.eventName ?? ''),
  )

export const labelOf = ({ eventOn, eventName }: EventDay) =>
  [eventOn, eventName].filter(Boolean).join(' · ')
