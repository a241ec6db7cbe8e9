import type {
  LectureFilters,
  PeopleFilters,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { personOption } from '../../organisation/organisation.public.ts'
import { findAudience, findHosts, findInvitable } from './choice.queries.ts'
import { isLectureOffice, organisedLectures } from './lecture.policy.ts'
import { findLecture, findLecturePage, findPartsOf } from './lecture.queries.ts'
import { findPeoplePage } from './person.queries.ts'
import { presentLecture, presentPresence } from './present-lecture.ts'

export async function listLectures(ctx: SignedCtx, filters: LectureFilters) {
  const { rows, total } = await findLecturePage(ctx.db, organisedLectures(ctx.actor), filters)
  return { list: rows.map((row) => presentLecture(ctx, row)), total }
}

const justNamed = (person: { id: number; name: string }) => ({
  value: person.id,
  label: person.name,
  note: null,
})

export async function getLecture(ctx: SignedCtx, { id }: { id: number }) {
  const l = found(await findLecture(ctx.db, organisedLectures(ctx.actor), id))
  const { people, speaker, refusals } = await findPartsOf(ctx.db, l)
  return {
    ...presentLecture(ctx, l),
    opensBefore: l.opensBefore,
    lateAfter: l.lateAfter,
    isOpen: l.isOpen,
    departmentId: l.departmentId,
    baseId: l.baseId,
    cohortIds: l.cohortIds,
    departmentIds: l.departmentIds,
    reason: l.reason,
    speakerId: l.speakerId,
    people: people.map(justNamed),
    speakers: speaker.map(justNamed),
    refusals: refusals.map(({ name, at }) => ({ name, at: toMoment(at) })),
  }
}

export async function listLecturePeople(
  ctx: SignedCtx,
  { id, ...filters }: PeopleFilters & { id: number },
) {
  found(await findLecture(ctx.db, organisedLectures(ctx.actor), id))
  const { rows, total } = await findPeoplePage(ctx.db, id, filters, {
    now: ctx.now(),
    language: ctx.language,
  })
  return {
    list: rows.map((p) => ({
      id: p.userId,
      name: p.name,
      number: p.number,
      note: p.note,
      ...presentPresence(ctx.now(), p),
      department: p.department && labelIn(ctx.language, p.department, p.departmentEn),
    })),
    total,
  }
}

export const findInvitees = async (
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) => (await findInvitable(ctx.db, keywords)).map((person) => personOption(ctx.language, person))

export async function listLectureChoices(ctx: SignedCtx) {
  const [hosts, audience] = await Promise.all([
    findHosts(ctx.db, organisedLectures(ctx.actor)),
    findAudience(ctx.db),
  ])

  const named = (row: { id: number; name: string; nameEn: string | null }) => ({
    value: row.id,
    label: labelIn(ctx.language, row.name, row.nameEn),
  })

  return {
    bases: hosts.bases.map(named),
    hosts: hosts.departments.map(named),
    cohorts: audience.cohorts.map((row) => ({
      value: row.id,
      label: `${row.name} · ${labelIn(ctx.language, row.major, row.majorEn)}`,
    })),
    departments: audience.departments.map(named),
    isOffice: isLectureOffice(ctx.actor),
  }
}
