import { examErrors as errors } from '@residency/contract/areas/learning/exams/errors'
import type { paperErrors } from '@residency/contract/areas/learning/papers/errors'
import { fail } from '../../../platform/http/fail.ts'

type Refusal = typeof errors.examOwnCandidate | typeof paperErrors.paperOfOwnExam
/**
 * Whoever sits an exam, or may still do so, decides nothing about it: a second person does, who is none of its candidates. Everything that
 * changes an exam, its papers, attempts or marks passes here first, so that the refusal says this and nothing else.
 */
export function mustNotSit<Row extends { may_sit: boolean }>(row: Row, refusal: Refusal = errors.examOwnCandidate): Row {
  if (row.may_sit) throw fail(refusal)
  return row
}
