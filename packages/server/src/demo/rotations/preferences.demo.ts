import type {
  OwnPreferences,
  PreferenceForm,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { toMoment } from '@residency/contract/kernel'
import { openPreferences } from '../../areas/rotations/preferences/open-preferences.ts'
import { listOwnPreferences } from '../../areas/rotations/preferences/own-preferences.ts'
import { saveOwnPreferences } from '../../areas/rotations/preferences/save-preferences.ts'
import { asPerson, type Demo } from '../demo.ts'

type Asking = {
  planId: number

  /** When the office asks, when trainees answer, and when the window closes. */
  opens: Date
  answers: Date
  closes: Date

  /** How many of the trainees answer. */
  count: number
}

/** The office asks the trainees of a draft for their preferences, and some of them answer. */
export async function askForPreferences(
  demo: Demo,
  { planId, opens, answers, closes, count }: Asking,
) {
  await openPreferences(await asPerson(demo, 'bhb', opens), {
    id: planId,
    closesAt: toMoment(closes),
  })

  const trainees = await demo.db
    .selectFrom('trainees as t')
    .innerJoin('planCohorts as pc', 'pc.cohortId', 't.cohortId')
    .select('t.userId')
    .where('pc.planId', '=', planId)
    // the demo's own trainee is among them
    .orderBy((e) => e('t.userId', '<>', demo.people.get('student')!))
    .orderBy('t.id')
    .limit(count)
    .execute()

  for (const [at, { userId }] of trainees.entries()) {
    const ctx = await asPerson(demo, userId, answers)
    const own = (await listOwnPreferences(ctx)).find((one) => one.planId === planId)
    const preferences = own ? preferencesFor(own, at) : []
    if (preferences.length > 0)
      await saveOwnPreferences(ctx, { id: planId, version: 0, preferences })
  }
}

/** What somebody would like: one to three preferences, other ones from one trainee to the next. */
function preferencesFor(
  { departments, from, until }: OwnPreferences,
  at: number,
): PreferenceForm[] {
  const middle = Math.ceil((from + until) / 2)
  const early = Array.from({ length: middle - from }, (_, month) => from + month)
  const late = Array.from({ length: until - middle }, (_, month) => middle + month)
  const [first, second, third] = departments.map(
    (_, place) => departments[(place + at) % departments.length]!.id,
  )

  const wanted: (PreferenceForm | null)[] = [
    first && early.length > 0 ? { kind: 'prefer', departmentId: first, months: early } : null,
    second && late.length > 0 ? { kind: 'avoid', departmentId: second, months: late } : null,
    second && third ? { kind: 'order', departmentId: second, nextId: third } : null,
  ]

  return wanted.flatMap((one) => one ?? []).slice(0, 1 + (at % 3))
}
