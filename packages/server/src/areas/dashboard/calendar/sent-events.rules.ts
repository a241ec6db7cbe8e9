import { type Moment, toMoment } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import {
  type CalendarSpan,
  type DayRange,
  latestOf,
  touches,
} from '../../../platform/calendar/calendar.ts'
import { dayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { OwnEvent } from './own-event.rules.ts'

/** What a calendar program shows of an event, as it is stored. */
type EventFacts = Omit<OwnEvent, 'uid' | 'span' | 'version' | 'changedAt' | 'isTask'> &
  Omit<CalendarSpan, 'startsAt' | 'endsAt'> & { startsAt: Moment | null; endsAt: Moment | null }

/** An event as calendar programs got it last; `called_off_at`: since when its record is gone. */
export type SentEvent = {
  uid: string
  sequence: number
  changedAt: Date
  calledOffAt: Date | null
  event: EventFacts
}

/** How many days a program has to read that an event whose record is gone is called off. */
const REMEMBERED_DAYS = 31

export const rememberedSince = (now: Date) =>
  startOfDayInChina(addDays(dayInChina(now), -REMEMBERED_DAYS))

const factsOf = ({
  uid: _uid,
  version: _version,
  changedAt: _changedAt,
  isTask: _isTask,
  span,
  ...facts
}: OwnEvent): EventFacts => ({
  ...facts,
  ...span,
  startsAt: toMoment(span.startsAt),
  endsAt: toMoment(span.endsAt),
})

const isSame = (event: EventFacts, other: EventFacts) =>
  (Object.keys(event) as (keyof EventFacts)[]).every((name) => event[name] === other[name])

const instantOf = (moment: Moment | null) => (moment === null ? null : new Date(moment))

/** An event whose record is gone, as it was sent last, called off. */
export function cancelledEvent({ uid, sequence, changedAt, event }: SentEvent): OwnEvent {
  const { timing, from, until, startsAt, endsAt, ...facts } = event
  const span = { timing, from, until, startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) }
  return { ...facts, uid, span, version: sequence, changedAt, isCancelled: true, isTask: false }
}

/**
 * The event with a sequence that grows whenever it looks different from what was given, also where
 * no version of its record did.
 */
function nextOf(event: OwnEvent, before: SentEvent | undefined, now: Date): SentEvent {
  const { uid, version, changedAt } = event
  const facts = factsOf(event)
  if (!before) return { uid, sequence: version, changedAt, calledOffAt: null, event: facts }

  const isChanged = before.calledOffAt !== null || !isSame(facts, before.event)
  const sequence = Math.max(version, before.sequence + (isChanged ? 1 : 0))
  if (!isChanged && sequence === before.sequence) return before

  return {
    uid,
    sequence,
    changedAt: isChanged ? now : latestOf(changedAt, before.changedAt),
    calledOffAt: null,
    event: facts,
  }
}

/** Whether an event is over: past events are not called off. */
const isOver = ({ until, endsAt }: EventFacts, now: Date) =>
  endsAt === null ? until < dayInChina(now) : new Date(endsAt) <= now

/**
 * Compares the events of today with those that calendar programs got before: `events` is what they
 * get now, `changed` what is to be stored, `forgotten` what is to be deleted. Events whose record
 * is gone are called off for a month.
 */
export function compareWithSent(
  present: readonly OwnEvent[],
  sent: readonly SentEvent[],
  { range, now }: { range: DayRange; now: Date },
) {
  const sentByUid = new Map(sent.map((event) => [event.uid, event]))
  const presentUids = new Set(present.map(({ uid }) => uid))

  const [events, changed, forgotten]: [OwnEvent[], SentEvent[], string[]] = [
    present.filter(({ isTask }) => isTask),
    [],
    [],
  ]

  for (const event of present.filter(({ isTask }) => !isTask)) {
    const before = sentByUid.get(event.uid)
    const next = nextOf(event, before, now)
    if (next !== before) changed.push(next)

    events.push({ ...event, version: next.sequence, changedAt: next.changedAt })
  }

  const gone = sent.filter(({ uid, event }) => !presentUids.has(uid) && touches(event, range))

  for (const event of gone) {
    const isForgotten =
      event.calledOffAt === null
        ? event.event.isCancelled || isOver(event.event, now)
        : event.calledOffAt <= rememberedSince(now)

    if (isForgotten) {
      forgotten.push(event.uid)
      continue
    }

    const next = event.calledOffAt
      ? event
      : { ...event, sequence: event.sequence + 1, changedAt: now, calledOffAt: now }
    if (next !== event) changed.push(next)

    events.push(cancelledEvent(next))
  }

  return { events, changed, forgotten }
}
