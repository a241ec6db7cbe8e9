declare module '../http/ctx.ts' {
  interface Services {
    /** Which work by the clock fails in this process. */
    clockWork: ClockWork
  }
}

/** Remembers which work by the clock fails, by its name, and since when. */
export function watchClockWork(now: () => Date) {
  const failing = new Map<string, Date>()

  return {
    succeeded(name: string) {
      failing.delete(name)
    },
    failed(name: string) {
      if (!failing.has(name)) failing.set(name, now())
    },

    /** When the work that fails longest failed first; null: the last run of each succeeded. */
    failingSince(): Date | null {
      const [first] = [...failing.values()].sort((a, b) => a.getTime() - b.getTime())

      return first ?? null
    },
  }
}

type ClockWork = ReturnType<typeof watchClockWork>
