import type { TaskState } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

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
