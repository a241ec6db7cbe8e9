type Facts = { opens_on: string | null; due_on: string | null; done_at: Date | null; covered: number }
/** How somebody stands with a course on a day of Asia/Shanghai. */
export function standOf({ opens_on, due_on, done_at, covered }: Facts, today: string) {
  if (done_at !== null) return 'done' as const
  if (opens_on !== null && opens_on > today) return 'ahead' as const
  if (due_on !== null && due_on < today) return 'late' as const
  return covered > 0 ? ('begun' as const) : ('not' as const)
}
