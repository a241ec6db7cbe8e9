import { minuteInChina } from '../../../platform/clock.ts'
import type { Run } from './run.queries.ts'

/** A run as answers carry it. */
export const shownRun = (run: Run) => ({
  id: run.id,
  number: run.number,
  round: run.round,
  rulesVersion: run.rulesVersion,
  inputHash: run.inputHash,
  seed: run.seed,
  createdAt: minuteInChina(run.createdAt),
  createdBy: run.createdName,
  publishedAt: run.publishedAt && minuteInChina(run.publishedAt),
  publishedBy: run.publishedName,
  applicants: run.applicants,
  admitted: run.admitted,
  waiting: run.waiting,
  unplaced: run.applicants - run.admitted - run.waiting,
})
