import { minuteInChina } from '../../../platform/clock.ts'
import type { Run } from './run.queries.ts'

/** A run as answers carry it. */
export const shownRun = (run: Run) => ({
  id: run.id,
  number: run.number,
  round: run.round,
  rulesVersion: run.rules_version,
  inputHash: run.input_hash,
  seed: run.seed,
  createdAt: minuteInChina(run.created_at),
  createdBy: run.created_name,
  publishedAt: run.published_at && minuteInChina(run.published_at),
  publishedBy: run.published_name,
  applicants: run.applicants,
  admitted: run.admitted,
  waiting: run.waiting,
  unplaced: run.applicants - run.admitted - run.waiting,
})
