import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { TaskKind } from './task.queries.ts'

/** Imports do not wait for exports: each has its own queue. */
const QUEUE_OF = { import: 'imports', export: 'exports' } as const

/** Enqueues the job of a task: those of earlier turns run first. Returns the job's id. */
export const enqueueTask = (
  jobs: Jobs,
  tx: Db,
  { key, kind, turn }: { key: string; kind: string; turn: number },
) => jobs.send(tx, QUEUE_OF[kind as TaskKind], { key }, { priority: -turn })

/** Lets a worker of this process look for the task at once. */
export const nudgeTasks = (jobs: Jobs, kind: string) => jobs.nudge(QUEUE_OF[kind as TaskKind])
