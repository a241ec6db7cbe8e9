import { studentsPermissions } from '@residency/contract/areas/students/access'
import { completionPermissions } from '@residency/contract/areas/students/completion/access'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { chartPart, figurePart, placeOf } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countCandidates } from '../completion/candidate.queries.ts'
import { visibleTrainees } from '../students.policy.ts'
import { traineeMatch } from '../trainees/list-trainees.ts'
import { countTrainees } from '../trainees/trainees.queries.ts'
import { findCohortProgress } from './home.queries.ts'
import { studentsHomeWords } from './home.text.ts'

const IN_TRAINING = { group: 'inTraining' as const }

export async function countInTraining(ctx: SignedCtx) {
  if (!holds(ctx.actor, studentsPermissions.list)) return null

  const words = studentsHomeWords[ctx.language]
  const value = await countTrainees(ctx.db, traineeMatch(ctx, IN_TRAINING))

  return figurePart({
    label: words.inTraining,
    value,
    note: words.inTrainingNote,
    to: placeOf('student/list/index', IN_TRAINING),
  })
}

/** Trainees who finish within a month and for whom nothing is proposed. */
export async function countToPropose(ctx: SignedCtx) {
  if (!holds(ctx.actor, completionPermissions.propose)) return null

  const words = studentsHomeWords[ctx.language]
  const today = dayInChina(ctx.now())

  const value = await countCandidates(
    ctx.db,
    visibleTrainees(ctx.actor),
    { months: 1, stage: 'open' },
    today,
  )

  const to = placeOf('student/completion/candidates', { months: '1', stage: 'open' })

  return figurePart({
    label: words.soon,
    value,
    note: value ? words.soonNote : words.soonNone,
    tone: value ? 'wait' : 'good',
    to,
  })
}

/** Cohort by cohort: who has completed, who is in time, who is late. */
export async function readOnCourse(ctx: SignedCtx) {
  if (!holds(ctx.actor, studentsPermissions.list)) return null

  const words = studentsHomeWords[ctx.language]

  const [cohorts, inTraining] = await Promise.all([
    findCohortProgress(ctx.db, visibleTrainees(ctx.actor), dayInChina(ctx.now())),
    countTrainees(ctx.db, traineeMatch(ctx, IN_TRAINING)),
  ])

  const late = cohorts.reduce((sum, cohort) => sum + cohort.late, 0)
  const total = cohorts.reduce((sum, cohort) => sum + cohort.total - cohort.done, 0)

  // so that the figure of all who are in training and this one do not seem to disagree
  const others = inTraining - total
  const answer = `${late ? words.someLate : words.allInTime}${others > 0 ? words.others : ''}`

  return chartPart({
    title: words.onCourse,
    answer: fillSentence(answer, { total, late, others }),
    labels: cohorts.map(({ name }) => name),
    series: [
      { name: words.done, values: cohorts.map(({ done }) => done) },
      {
        name: words.inTime,
        values: cohorts.map(({ total: all, done, late: behind }) => all - done - behind),
      },
      { name: words.late, values: cohorts.map(({ late: behind }) => behind) },
    ],
    isStacked: true,
    empty: words.noCohorts,
    to: placeOf('student/list/index'),
  })
}
