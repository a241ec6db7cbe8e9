type Facts = { opensOn: string | null; dueOn: string | null; doneAt: Date | null; covered: number }

/** How somebody stands with a course on a day of Asia/Shanghai. */
export function standOf({ opensOn, dueOn, doneAt, covered }: Facts, today: string) {
  if (doneAt !== null) return 'done' as const
  if (opensOn !== null && opensOn > today) return 'ahead' as const
  if (dueOn !== null && dueOn < today) return 'late' as const

  return covered > 0 ? ('begun' as const) : ('not' as const)
}
