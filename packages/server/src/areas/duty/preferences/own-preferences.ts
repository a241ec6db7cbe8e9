import { dutyPreferenceErrors as errors } from '@residency/contract/areas/duty/preferences/access'
import type { Preference } from '@residency/contract/areas/duty/preferences/preference.contract'
import { dutyPreferenceWords } from '@residency/contract/areas/duty/preferences/text'
import {
  addDays,
  eachDay,
  firstDayOf,
  lastDayOf,
  monthAfter,
  monthOf,
} from '@residency/contract/kernel/day'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findAbsentSpans } from '../../absence/absence.public.ts'
import { findCalendar } from '../../settings/settings.public.ts'
import { findOwnRef, findTraineeOf } from '../../trainees/trainees.public.ts'
import { dayClassOf, isPreferenceMet } from '../day.rules.ts'
import { findOwnShifts } from '../rosters/own-shifts.queries.ts'
import {
  findAllPreferences,
  findPreferences,
  findPublishedSpans,
  writePreference,
} from './preference.queries.ts'

/** Preferences are entered for this month and so many after it. */
const MONTHS_AHEAD = 3

/** Days for which the reader enters preferences: from tomorrow on, as far as they are in training. */
async function findOwnDays(ctx: SignedCtx) {
  const trainee = found(await findTraineeOf(ctx.db, ctx.actor.userId))
  const today = dayInChina(ctx.now())
  const last = lastDayOf(monthAfter(monthOf(today), MONTHS_AHEAD))
  const { plannedEnd } = trainee

  return {
    traineeId: trainee.id,
    from: addDays(today, 1),
    until: plannedEnd !== null && plannedEnd < last ? plannedEnd : last,
  }
}

const isIn = (spans: readonly { from: string; until: string }[], day: string): boolean =>
  spans.some(({ from, until }) => from <= day && day <= until)

const preferenceOf = (wants: boolean | undefined): Preference => {
  if (wants === undefined) return null

  return wants ? 'want' : 'ratherNot'
}

/** The reader's preferences of a month, and what published rosters made of them. */
export async function listOwnPreferences(ctx: SignedCtx, { month }: { month: string }) {
  const own = await findOwnDays(ctx)
  const days = { from: firstDayOf(month), until: lastDayOf(month) }

  const [preferences, published, shifts, { known }, absences] = await Promise.all([
    findPreferences(ctx.db, [own.traineeId], days),
    findPublishedSpans(ctx.db, own.traineeId, days),
    findOwnShifts(ctx.db, ctx.actor.userId, days.from, days.until),
    findCalendar(ctx.db, days.from, days.until),
    findAbsentSpans(ctx.db, [own.traineeId], days.from, days.until),
  ])

  const isAway = (day: string) =>
    absences.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)

  const wants = new Map(preferences.map((preference) => [preference.day, preference.wants]))

  return {
    days: eachDay(days.from, days.until).map((day) => {
      const preference = wants.get(day)
      const isPublished = isIn(published, day)

      return {
        day,
        dayClass: dayClassOf(day, known),
        preference: preferenceOf(preference),
        isOpen: own.from <= day && day <= own.until && !isPublished,
        isMet:
          preference === undefined || !isPublished || isAway(day)
            ? null
            : isPreferenceMet(
                { wants: preference },
                shifts.some((shift) => shift.day === day),
              ),
      }
    }),
  }
}

/** Enters a preference for a day whose roster is not published yet. */
export const setOwnPreference = (
  ctx: SignedCtx,
  { day, preference }: { day: string; preference: Preference },
) =>
  inTransaction(ctx, async (tx) => {
    const { traineeId, from, until } = await findOwnDays(tx)
    if (day < from || until < day) throw fail(errors.preferenceOutside, { from, until })

    const published = await findPublishedSpans(tx.db, traineeId, { from: day, until: day })
    if (isIn(published, day)) throw fail(errors.preferenceClosed, { day })

    const wants = preference === null ? null : preference === 'want'
    await writePreference(tx.db, { traineeId, day, wants }, tx.now())

    await tx.audit({
      action: 'duty.preference.set',
      entity: 'trainee',
      entityId: traineeId,
      detail: { day, preference },
    })

    return { day, preference }
  })

/** The own preferences, for the copy of one's data. */
export async function* preferencesOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const own = await findOwnRef(ctx)
  const preferences = own ? await findAllPreferences(ctx.db, own.id) : []
  if (preferences.length === 0) return

  const { ownRecord, fields, preferences: labels } = dutyPreferenceWords[ctx.language]

  yield {
    heading: ownRecord.preferences,
    records: preferences.map(({ day, wants }) => ({
      [fields.day]: day,
      [fields.preference]: labels[wants ? 'want' : 'ratherNot'],
    })),
  }
}
