import { minuteInChina } from '../../../platform/clock.ts'
import type { Run } from './run.queries.ts'

/** A run as answers contain it. */
export const presentRun = (run: Run) => ({
  ...run,
  createdAt: minuteInChina(run.createdAt),
  createdBy: run.createdName,
  publishedAt: run.publishedAt && minuteInChina(run.publishedAt),
  publishedBy: run.publishedName,
  unplaced: run.applicants - run.admitted - run.waiting,
})
