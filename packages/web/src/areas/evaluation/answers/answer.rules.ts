import type { TaskState } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import type { EvaluationFormState } from './use-evaluation-form.ts'

export const TASK_TONES: Readonly<Record<TaskState, Tone>> = {
  waiting: 'wait',
  overdue: 'bad',
  done: 'good',
  missed: 'calm',
  dropped: 'calm',
}

/** Whether a task can still be answered. */
export const isOpenTask = (state: TaskState): state is 'waiting' | 'overdue' =>
  state === 'waiting' || state === 'overdue'

/**
 * What a key typed into an item chooses: a mark of its scale, `null` for 'not observed' (0 or -),
 * undefined for any other key.
 */
export function markOfKey(key: string, scale: number): number | null | undefined {
  if (key === '0' || key === '-') return null

  const mark = Number(key)
  return /^[1-9]$/.test(key) && mark <= scale ? mark : undefined
}

const nothing = () => {}

/** The state of a form that is only read. */
export const NOTHING_CHANGES: Omit<EvaluationFormState, 'draft'> = {
  isTouched: false,
  missing: [],
  isWhole: true,
  itemCount: 0,
  answeredCount: 0,
  mark: nothing,
  markRest: nothing,
  write: nothing,
  showMissing: nothing,
  restart: nothing,
}
