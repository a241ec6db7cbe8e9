import { statisticsWords } from '@residency/contract/areas/admission/statistics/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { countedFor } from './statistics.policy.ts'
import { findIntakes, findPeople, findSeats } from './statistics.queries.ts'
import { funnelOf, funnelsBy, type Person, withUnchosen } from './statistics.rules.ts'

const MAX_GROUPS = 60
const MAX_SCHOOLS = 15

/** The funnel of an intake (the newest, unless one is named) in the reader's scope. */
export async function getStatistics(ctx: SignedCtx, input: { intakeId?: number | undefined }) {
  const text = statisticsWords[ctx.language].statisticsSheet
  const kinds: Readonly<Record<string, string>> = signupWords[ctx.language].traineeKinds
  const levels: Readonly<Record<string, string>> = signupWords[ctx.language].levels
  const named = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)
  const intakes = await findIntakes(ctx.db)
  const intake = input.intakeId
    ? found(intakes.find((row) => row.id === input.intakeId))
    : intakes[0]
  const counted = countedFor(ctx.actor)
  const rows = intake ? await findPeople(ctx.db, intake.id, counted) : []
  const offers = intake ? await findSeats(ctx.db, intake.id, counted) : []
  const offerName = new Map(
    offers.map((o) => [o.id, `${named(o.major, o.majorEn)} · ${named(o.unit, o.unitEn)}`]),
  )

  const people = rows.map(
    (r): Person => ({
      states: r.states,
      offer: offerName.get(r.offerId ?? 0) ?? text.unknown,
      traineeKind: kinds[r.traineeKind] ?? r.traineeKind,
      school: r.school ?? r.schoolOther ?? text.unknown,
      education: r.education ? (levels[r.education] ?? r.education) : text.unknown,
    }),
  )

  const seats = new Map(offers.map((o) => [offerName.get(o.id)!, o.seats]))
  const days = grouped(rows, (r) => dayInChina(r.submittedAt!))
  const by = (of: keyof Omit<Person, 'states'>, maxGroups = MAX_GROUPS) =>
    funnelsBy(people, (person) => person[of], maxGroups, text.others)

  return {
    intake: intake ? { id: intake.id, name: named(intake.name, intake.nameEn) } : null,
    intakes: intakes.map((row) => ({ value: row.id, label: named(row.name, row.nameEn) })),
    total: funnelOf(people),
    days: [...days]
      .map(([day, those]) => ({ day, count: those.length }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    groups: {
      offer: withUnchosen(by('offer'), seats.keys()).map((group) => ({
        ...group,
        seats: seats.get(group.label) ?? null,
      })),
      traineeKind: by('traineeKind'),
      school: by('school', MAX_SCHOOLS),
      education: by('education'),
    },
  }
}
