import type { ProposedEnd } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { lastDayOfMonths } from '@residency/contract/kernel/day'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findAskedLengths } from '../../standards/standards.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findPeopleToSign } from './agreement.queries.ts'
import { degreeKindOf } from './agreement.rules.ts'
import { highestEducations } from './highest-educations.ts'

/**
 * The ends that the time conditions demand of people who have arrived, from their start, grouped by
 * length, the longest first. The office may agree on another end; these are proposals.
 */
export async function proposeEnds(
  ctx: SignedCtx,
  { ids, startsOn }: { ids: number[]; startsOn: string },
) {
  mustBeOffice(ctx.actor)

  const people = await findPeopleToSign(ctx.db, ids)
  const educations = await highestEducations(ctx, ids)

  const lengths = await findAskedLengths(
    ctx.db,
    people.map((person) => ({
      majorId: person.majorId,
      degreeKind: degreeKindOf(person.traineeKind),
      education: educations.get(person.id) ?? null,
    })),
  )

  const named = people.map((person, index) => ({
    name: person.realName,
    condition: lengths[index] ?? null,
  }))

  const byLength = grouped(named, ({ condition }) => condition?.lengthMonths ?? null)

  const groups = [...byLength].map(
    ([lengthMonths, members]): ProposedEnd => ({
      lengthMonths,
      endsOn: lengthMonths === null ? null : lastDayOfMonths(startsOn, lengthMonths),
      source: members[0]!.condition?.source ?? null,
      people: members.map(({ name }) => name),
    }),
  )

  return { groups: groups.sort((a, b) => (b.lengthMonths ?? 0) - (a.lengthMonths ?? 0)) }
}
