import { minuteInChina } from '../../../platform/clock.ts'
import type { Run } from './run.queries.ts'

/** A run as answers carry it. */
export const shownRun = (run: Run) => ({
  ...run,
  createdAt: minuteInChina(run.createdAt),
  createdBy: run.createdName,
  publishedAt: run.publishedAt && minuteInChina(run.publishedAt),
  publishedBy: run.publishedName,
  unplaced: run.applicants - run.admitted - run.waiting,
})
