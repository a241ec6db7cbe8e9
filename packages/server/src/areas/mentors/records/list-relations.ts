import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { findGuidedNow, findLastTopics, findMentorsOf, findTasksNow } from './relation.queries.ts'

/** The own mentor now, and those before. */
export async function getOwnMentor(ctx: SignedCtx) {
  const [rows, titles] = await Promise.all([
    findMentorsOf(ctx.db, ctx.actor.userId),
    findDictLabels(ctx.db, 'title', ctx.language),
  ])

  const mentors = rows.map((row) => ({
    ...row,
    department: labelIn(ctx.language, row.department, row.departmentEn),
    titleLabel: titles.get(row.title) ?? row.title,
  }))

  const present = mentors.find(({ endedOn }) => endedOn === null)

  return { present: present ?? null, former: mentors.filter((mentor) => mentor !== present) }
}

/**
 * The reader's trainees now with their meetings and the tasks that run today, and the topics logged
 * last.
 */
export async function listOwnTrainees(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const [rows, tasks, topics] = await Promise.all([
    findGuidedNow(ctx.db, userId),
    findTasksNow(ctx.db, userId, dayInChina(ctx.now())),
    findLastTopics(ctx.db, userId),
  ])

  const trainees = rows.map(({ startedOn, major, majorEn, ...row }) => ({
    ...row,
    startedOn,
    major: labelIn(ctx.language, major, majorEn),
    tasks: tasks
      .filter(({ relationId }) => relationId === row.id)
      .map(({ relationId: _, ...task }) => task),
  }))

  return { trainees, topics }
}
