import {
  OPEN_STATES,
  qualificationFlow,
} from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { labelIn, startsFrom } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOf } from '../../files/files.public.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { describeConditions, judgeFor } from './describe-conditions.ts'
import { findSteps, type QualificationRecord } from './qualification.queries.ts'

export const QUALIFICATION = 'qualification'

/** Labels of titles, education and degrees, read once for a page of rows. */
export async function factLabels(ctx: SignedCtx) {
  const [titles, educations, degrees] = await Promise.all(
    (['title', 'education', 'degree'] as const).map((code) =>
      findDictLabels(ctx.db, code, ctx.language),
    ),
  )

  return { titles: titles!, educations: educations!, degrees: degrees! }
}

type Labels = Awaited<ReturnType<typeof factLabels>>

/** An application as lists and pages show it. */
export const presentQualification = (
  ctx: SignedCtx,
  q: QualificationRecord,
  { titles, educations, degrees }: Labels,
) => ({
  ...q,
  base: labelIn(ctx.language, q.base, q.baseEn),
  department: labelIn(ctx.language, q.department, q.departmentEn),
  titleLabel: titles.get(q.title) ?? q.title,
  educationLabel: educations.get(q.education) ?? q.education,
  degreeLabel: q.degree && (degrees.get(q.degree) ?? q.degree),
  submittedAt: q.submittedAt && minuteInChina(q.submittedAt),
})

/** The forward steps that are still ahead of a state, in their order. */
function stepsAhead(
  state: string,
): ('submit' | 'resubmit' | 'passDepartment' | 'passBase' | 'qualify')[] {
  const way = ['submit', 'passDepartment', 'passBase', 'qualify'] as const
  if (state === 'returned') return ['resubmit', ...way.slice(1)]

  const next = way.findIndex((action) => startsFrom(qualificationFlow, action, state))

  return next < 0 ? [] : way.slice(next)
}

/** The way of an application: what was done, undone decisions left out, and what comes next. */
export async function scheduleOf(ctx: SignedCtx, { id, state }: { id: number; state: string }) {
  const { ahead, flows } = qualificationWords[ctx.language]
  const { actions } = flows.qualification
  const steps = await findSteps(ctx.db, id)
  const undone = new Set(steps.flatMap((step) => (step.undoes === null ? [] : [step.undoes])))
  const label = (action: string) => actions[action as keyof typeof actions] ?? action

  return [
    ...steps
      .filter((step) => step.undoes === null && !undone.has(step.id))
      .map(({ action, by, at, reason }) => ({
        action,
        label: label(action),
        by,
        at: minuteInChina(at),
        reason,
        isDone: true,
      })),
    ...stepsAhead(state).map((action) => ({
      action,
      label: ahead[action],
      by: null,
      at: null,
      reason: null,
      isDone: false,
    })),
  ]
}

/**
 * An application opened: with its papers, conditions as judged today (while it is open), and its
 * steps.
 */
export async function openedQualification(ctx: SignedCtx, q: QualificationRecord) {
  const stated = { title: q.title, titleSince: q.titleSince, education: q.education }
  const years = { specialtySince: q.specialtySince, teachingSince: q.teachingSince }
  const isOpen = (OPEN_STATES as readonly string[]).includes(q.state)

  const [labels, files, schedule, judged] = await Promise.all([
    factLabels(ctx),
    filesOf(ctx.db, { kind: QUALIFICATION, id: q.id }),
    scheduleOf(ctx, q),
    isOpen ? judgeFor(ctx, q.userId, q.level, q.baseId, { ...stated, ...years }) : null,
  ])

  const conditions = judged ? await describeConditions(ctx, judged.judged) : []

  return { ...presentQualification(ctx, q, labels), files, schedule, conditions }
}
