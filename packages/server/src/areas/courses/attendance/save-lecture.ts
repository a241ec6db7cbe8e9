import { attendanceErrors as errors } from '@residency/contract/areas/courses/attendance/access'
import type { LectureForm } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { attendanceNotices } from './attendance-notices.seed.ts'
import { countChosen, findHosts } from './choice.queries.ts'
import { isLectureOffice, isPlanned, organisedLectures } from './lecture.policy.ts'
import { findLectureForUpdate, writeExpected } from './lecture.queries.ts'
import { notifyExpected } from './notify-expected.ts'
import { phaseOf } from './presence.rules.ts'
import { speakerNameOf } from './speaker-name.ts'

const TIMES = {
  learning_lectures_times: errors.lectureTimesWrong,
  learning_lectures_host: errors.lectureHostWrong,
}

/**
 * A host of the actor's own, people who exist, and a time in the future. An actor without a
 * department or base organises it by name.
 */
async function mustBeValidLecture(tx: SignedCtx, form: LectureForm) {
  if (new Date(form.startsAt) <= tx.now()) throw fail(errors.lecturePast)

  const { bases, departments } = await findHosts(tx.db, organisedLectures(tx.actor))
  const isOwn = (list: readonly { id: number }[], id: number | null) =>
    id === null || list.some((host) => host.id === id)

  const needsHost =
    !isLectureOffice(tx.actor) &&
    bases.length + departments.length > 0 &&
    form.baseId === null &&
    form.departmentId === null

  if (needsHost || !isOwn(bases, form.baseId) || !isOwn(departments, form.departmentId))
    throw fail(errors.lectureHostWrong)

  const choiceCount = form.cohortIds.length + form.departmentIds.length + form.userIds.length
  if ((await countChosen(tx.db, form)) !== choiceCount) throw fail(errors.lectureChoiceUnknown)
}

const columns = (form: LectureForm) => ({
  title: form.title,
  kind: form.kind,
  place: form.place,
  speakerId: form.speakerId,
  isOpen: form.isOpen,
  startsAt: new Date(form.startsAt),
  endsAt: new Date(form.endsAt),
  opensBefore: form.opensBefore,
  lateAfter: form.lateAfter,
  baseId: form.baseId,
  departmentId: form.departmentId,
  cohortIds: form.cohortIds,
  departmentIds: form.departmentIds,
  userIds: form.userIds,
})

async function expect(tx: SignedCtx, id: number, form: LectureForm) {
  const row = columns(form)
  const ids = await writeExpected(tx.db, id, row, dayInChina(row.startsAt))
  if (ids.length === 0 && !form.isOpen) throw fail(errors.lectureNobody)

  return ids
}

export const createLecture = (ctx: SignedCtx, form: LectureForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeValidLecture(tx, form)

    const speaker = await speakerNameOf(tx, form)

    const values = {
      ...columns(form),
      speaker,
      state: lectureFlow.initial,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const { id } = await tx.db
      .insertInto('learningLectures')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()

    const people = await expect(tx, id, form)

    await tx.audit({
      action: 'learning.lecture.create',
      entity: lectureFlow.name,
      entityId: id,
      detail: { expected: people.length },
    })

    await notifyExpected(tx, attendanceNotices.planned, people, form)

    return { id, expected: people.length }
  }).catch(constraintErrors(TIMES))

export const updateLecture = (
  ctx: SignedCtx,
  { id, version, ...form }: LectureForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findLectureForUpdate(tx.db, organisedLectures(tx.actor), id),
      version,
    )

    if (!isPlanned(before.state) || phaseOf(before, tx.now()) !== 'ahead')
      throw fail(kernelErrors.actionNotNow)
    await mustBeValidLecture(tx, form)

    await updateRow(tx, 'learningLectures', before, {
      ...columns(form),
      speaker: await speakerNameOf(tx, form),
    })

    const people = await expect(tx, id, form)

    await tx.audit({
      action: 'learning.lecture.update',
      entity: lectureFlow.name,
      entityId: id,
      detail: { expected: people.length },
    })

    await notifyExpected(tx, attendanceNotices.changed, people, form)

    return { id, expected: people.length }
  }).catch(constraintErrors(TIMES))
