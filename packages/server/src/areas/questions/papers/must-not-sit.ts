import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import { fail } from '../../../platform/http/fail.ts'

/** Nobody changes or copies a paper that they sit, or may still sit. */
export function mustNotSit<Paper extends { maySit: boolean }>(paper: Paper): Paper {
  if (paper.maySit) throw fail(errors.paperOfOwnExam)
  return paper
}
