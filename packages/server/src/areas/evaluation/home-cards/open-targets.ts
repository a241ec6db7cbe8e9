import { targetPermissions as may } from '@residency/contract/areas/evaluation/targets/access'
import {
  type Direction,
  directionsOfSide,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { HomeSource } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTargets } from '../targets/target.policy.ts'
import { findOpenTargets } from './home.queries.ts'
import { evaluationHomeWords } from './home.text.ts'
import { readOwnRequests, readRequestsToAnswer } from './requests-home.ts'

/** Targets that are open, the earliest due first, with how many have answered. */
async function readOpenTargets(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.list)) return null

  const words = evaluationHomeWords[ctx.language]
  const today = dayInChina(ctx.now())
  const { rows, total } = await findOpenTargets(ctx.db, visibleTargets(ctx.actor), today)
  const aboutTeachers: readonly Direction[] = directionsOfSide('teacher')
  const sideOf = (direction: string) =>
    aboutTeachers.includes(direction as Direction) ? 'teacher' : 'student'

  return rowsPart({
    title: words.open,
    rows: rows.map((g) => ({
      id: g.id,
      title: g.name,
      note: fillSentence(words.progress, { done: g.doneTasks, all: g.allTasks, due: g.dueOn }),
      share: g.allTasks === 0 ? 0 : g.doneTasks / g.allTasks,
      tag: g.dueOn < today ? { text: words.overdue, tone: 'bad' as const } : null,
      to: placeOf(`evaluate/${sideOf(g.direction)}/target/index`, { state: 'open' }),
    })),
    total,
    empty: words.nothing,
    to: placeOf('evaluate/student/target/index', { state: 'open' }),
  })
}

export const evaluationHome: Readonly<Record<string, HomeSource>> = {
  requestsToAnswer: {
    sections: ['teacher', 'department', 'base'],
    place: 12,
    read: readRequestsToAnswer,
  },
  ownRequests: { sections: ['trainee'], place: 45, read: readOwnRequests },
  openTargets: { sections: ['base', 'office'], place: 40, read: readOpenTargets },
}
