import { examineErrors as errors } from '@residency/contract/areas/evaluation/examinations/access'
import type { ExaminationForm } from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineFlow } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import type { TemplateKind } from '@residency/contract/areas/evaluation/templates/template.contract'
import { labelIn } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTeachersForDepartments } from '../../teachers/teachers.public.ts'
import { findPublishedForms } from '../templates/template.queries.ts'
import { plannedScope } from './examine.policy.ts'
import { findExamineDepartments, findStaying } from './examine.queries.ts'
import { notifyPlanned } from './notify-examination.ts'

const KINDS: readonly TemplateKind[] = ['examine']
const FOUR_WEEKS = 28

const departmentsOf = async (ctx: SignedCtx) => {
  const area = plannedScope(ctx.actor)
  return area ? findExamineDepartments(ctx.db, area) : []
}

/**
 * What planning chooses from: own departments, who stays there from four weeks ago to four weeks
 * ahead, and who may examine there.
 */
export async function listExaminationChoices(ctx: SignedCtx) {
  const [departments, forms] = await Promise.all([
    departmentsOf(ctx),
    findPublishedForms(ctx.db, KINDS),
  ])

  const ids = departments.map(({ id }) => id)
  const today = dayInChina(ctx.now())

  const [trainees, examiners] = await Promise.all([
    findStaying(ctx.db, ids, {
      from: addDays(today, -FOUR_WEEKS),
      until: addDays(today, FOUR_WEEKS),
    }),
    findTeachersForDepartments(ctx.db, ids, today),
  ])

  const named = (row: { id: number; name: string; nameEn: string | null }) => ({
    value: row.id,
    label: labelIn(ctx.language, row.name, row.nameEn),
  })

  return {
    departments: departments.map(named),
    trainees: trainees.map((row) => ({
      value: row.traineeId,
      label: row.name,
      departmentId: row.departmentId,
    })),
    examiners: examiners.map((row) => ({
      value: row.userId,
      label: row.name,
      departmentId: row.departmentId,
    })),
    forms: forms.map(named),
  }
}

/**
 * A department of the actor, a published form, trainees who stay there on the day or these weeks,
 * and another person who may examine there.
 */
async function mustBeSound(
  tx: SignedCtx,
  { departmentId, traineeIds, examinerId, templateId, examOn }: ExaminationForm,
) {
  const today = dayInChina(tx.now())
  if (examOn < today) throw fail(errors.examineDayPast)
  if (!(await departmentsOf(tx)).some(({ id }) => id === departmentId))
    throw fail(errors.examineDepartmentUnknown)
  if (!(await findPublishedForms(tx.db, KINDS)).some(({ id }) => id === templateId))
    throw fail(errors.examineFormUnknown)

  const around = { from: addDays(examOn, -FOUR_WEEKS), until: examOn }
  const staying = (await findStaying(tx.db, [departmentId], around)).filter(({ traineeId }) =>
    traineeIds.includes(traineeId),
  )
  if (staying.length !== traineeIds.length) throw fail(errors.examineTraineeUnknown)

  const examiners = await findTeachersForDepartments(tx.db, [departmentId], today)
  if (!examiners.some(({ userId }) => userId === examinerId)) throw fail(errors.examinerUnknown)
  if (staying.some(({ userId }) => userId === examinerId)) throw fail(errors.examinesOneself)

  return staying
}

/** Plans one examination for each trainee, and notifies all who take part. */
export const planExaminations = (ctx: SignedCtx, input: ExaminationForm) =>
  inTransaction(ctx, async (tx) => {
    const form = { ...input, traineeIds: [...new Set(input.traineeIds)] }
    const trainees = await mustBeSound(tx, form)

    const row = {
      examinerId: form.examinerId,
      departmentId: form.departmentId,
      templateId: form.templateId,
      topic: form.topic,
      examOn: form.examOn,
      startsAt: form.startsAt,
      place: form.place,
      state: examineFlow.initial,
      plannedBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const created = await tx.db
      .insertInto('evaluationExaminations')
      .values(form.traineeIds.map((id) => ({ ...row, traineeId: id })))
      .returning('id')
      .execute()

    const ids = created.map(({ id }) => id).sort((a, b) => a - b)

    await tx.audit.all(
      ids.map((id) => ({
        action: 'evaluation.examination.plan',
        entity: examineFlow.name,
        entityId: id,
      })),
    )

    await notifyPlanned(tx, [form.examinerId, ...trainees.map(({ userId }) => userId)], form)

    return { ids }
  }).catch(constraintErrors({ evaluation_examinations_once: errors.examinePlanned }))
