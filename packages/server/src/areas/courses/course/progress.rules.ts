type Facts = { opensOn: string | null; dueOn: string | null; doneAt: Date | null; covered: number }

/** The progress of a learner in a course on a day of Asia/Shanghai. */
export function courseProgressOf({ opensOn, dueOn, doneAt, covered }: Facts, today: string) {
  if (doneAt !== null) return 'done' as const
  if (opensOn !== null && opensOn > today) return 'ahead' as const
  if (dueOn !== null && dueOn < today) return 'late' as const

  return covered > 0 ? ('begun' as const) : ('not' as const)
}
