import { SILENT_MS, type WatchRow } from './watch.contract.ts'

/** The statuses of a candidate for an invigilator, the urgent ones first. */
export const WATCH_STATUSES = [
  'away',
  'silent',
  'paused',
  'running',
  'notStarted',
  'submitted',
  'timedOut',
] as const

export type WatchStatus = (typeof WATCH_STATUSES)[number]

/** By the server's time `now`: who has not been heard of for long is silent, also when away. */
export function watchStatusOf({ attempt }: Pick<WatchRow, 'attempt'>, now: number): WatchStatus {
  if (!attempt) return 'notStarted'
  if (attempt.state === 'paused') return 'paused'
  if (attempt.state !== 'running') return attempt.state === 'timedOut' ? 'timedOut' : 'submitted'
  if (now - Date.parse(attempt.seenAt) > SILENT_MS) return 'silent'

  return attempt.awaySince === null ? 'running' : 'away'
}

/** Milliseconds until the deadline; those of a paused attempt do not change. */
export const timeLeft = (
  { deadlineAt, pausedAt }: { deadlineAt: string; pausedAt: string | null },
  now: number,
) => Date.parse(deadlineAt) - (pausedAt === null ? now : Date.parse(pausedAt))
