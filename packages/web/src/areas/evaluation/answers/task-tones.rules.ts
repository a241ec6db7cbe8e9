import type { TaskState } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const TASK_TONES: Readonly<Record<TaskState, Tone>> = {
  waiting: 'wait',
  overdue: 'bad',
  done: 'good',
  missed: 'calm',
}

/** Whether a task can still be answered. */
export const isOpenTask = (state: TaskState) => state === 'waiting' || state === 'overdue'
