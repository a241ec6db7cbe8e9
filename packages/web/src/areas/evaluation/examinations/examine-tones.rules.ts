import type { ExamineState } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const EXAMINE_TONES: Readonly<Record<ExamineState, Tone>> = {
  planned: 'calm',
  taken: 'busy',
  scored: 'wait',
  confirmed: 'good',
  objected: 'bad',
  cancelled: 'calm',
}

const DONE: Readonly<Record<ExamineState, number>> = {
  planned: 1,
  taken: 2,
  scored: 3,
  confirmed: 4,
  objected: 2,
  cancelled: 1,
}

/** The step line: planned, taken, scored, confirmed; an objection goes back to the marks. */
export const stepsOf = (state: ExamineState, titles: readonly string[]): FlowStep[] =>
  titles.map((title, index) => {
    const chooseState = () => {
      if (index < DONE[state]) return 'finish'
      if (index > DONE[state]) return 'wait'

      return state === 'objected' ? 'error' : 'process'
    }

    return {
      title,
      state: chooseState(),
    }
  })
