import type { listClasses as call } from '@residency/contract/areas/teachers/training/training-class.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { classActions, isEditable, isRunning } from './class.policy.ts'
import {
  type ClassRow,
  findCalledWithoutPlace,
  findCalls,
  findClass,
  findClassPage,
  findDays,
  findParticipants,
  type ParticipantRow,
} from './class.queries.ts'

export const TRAINING_CLASS = 'trainingClass'

/** What everybody who sees a class sees of it. */
export const classFacts = (ctx: SignedCtx, c: Omit<ClassRow, 'mustLevels'>) => ({
  ...c,
  className: c.title,
  base: c.base && labelIn(ctx.language, c.base, c.baseEn),
})

const presentClass = (ctx: SignedCtx, c: ClassRow) => ({
  ...classFacts(ctx, c),
  version: c.version,
  actions: classActions(c, ctx.actor, dayInChina(ctx.now())),
  isEditable: isEditable(c.state),
})

const presentParticipant = (ctx: SignedCtx, p: ParticipantRow) => ({
  userId: p.userId,
  name: p.name,
  department: p.department && labelIn(ctx.language, p.department, p.departmentEn),
  isSelf: p.isSelf,
  attended: p.attended,
  certificateNumber: p.certificateNumber,
})

/** Classes the reader organises, the latest first. */
export async function listClasses(ctx: SignedCtx, filters: InputOf<typeof call, 'out'>) {
  const { rows, total } = await findClassPage(
    ctx.db,
    visibleTeachers(ctx.actor),
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentClass(ctx, row)), total }
}

/** One class with whom it calls, its participants and their attendance. */
export async function getClass(ctx: SignedCtx, { id }: { id: number }) {
  const trainingClass = found(await findClass(ctx.db, visibleTeachers(ctx.actor), id))

  const [days, calls, missing, materials, participants] = await Promise.all([
    findDays(ctx.db, [id]),
    findCalls(ctx.db, id),
    findCalledWithoutPlace(ctx.db, id),
    filesOf(ctx.db, { kind: TRAINING_CLASS, id }),
    findParticipants(ctx.db, id),
  ])

  const today = dayInChina(ctx.now())

  const called = calls.map((k) => {
    const department = k.department && labelIn(ctx.language, k.department, k.departmentEn)
    return {
      ...k,
      person: { value: k.userId ?? 0, label: k.name ?? '', note: department },
      place: department ?? '',
    }
  })

  return {
    ...presentClass(ctx, trainingClass),
    days: days.map(({ day }) => day),
    mustLevels: trainingClass.mustLevels,
    mustDepartments: called.flatMap((k) =>
      k.departmentId === null ? [] : [{ value: k.departmentId, label: k.place, note: null }],
    ),
    mustPeople: called.flatMap((k) => (k.userId === null ? [] : [k.person])),
    calledMissing: missing.length,
    materials,
    participants: participants.map((p) => presentParticipant(ctx, p)),
    today: isRunning(trainingClass.state) && days.some(({ day }) => day === today) ? today : null,
  }
}
