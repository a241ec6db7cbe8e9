import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { shiftSwapFlow } from '@residency/contract/areas/duty/swaps/swap.flow'
import { examineFlow } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { changeFlow } from '@residency/contract/areas/mentors/change/change.flow'
import { mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import {
  collectionFlow,
  collectionItemFlow,
} from '@residency/contract/areas/messages/collections/collection.flow'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { learningPlanFlow } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import { fundFlow } from '@residency/contract/areas/students/funds/fund.flow'
import { fundSpendingFlow } from '@residency/contract/areas/students/funds/fund-spending.flow'
import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { checkFlow } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import { expect, test } from 'vitest'
import { LEAVE_TONES } from '../../areas/absence/leave/leave-tones.rules.ts'
import { COMPETITION_TONES } from '../../areas/awards/competition/competition-tones.rules.ts'
import { GRANT_TONES } from '../../areas/competence/levels/grant-tones.rules.ts'
import { COURSE_TONES } from '../../areas/courses/course/course-tones.rules.ts'
import { WEEK_TONES } from '../../areas/duty/hours/hours-tones.rules.ts'
import { SWAP_TONES } from '../../areas/duty/swaps/swap-tones.rules.ts'
import { EXAMINE_TONES } from '../../areas/evaluation/examinations/examine-tones.rules.ts'
import { TARGET_TONES } from '../../areas/evaluation/targets/target-tones.rules.ts'
import { ATTEMPT_TONES } from '../../areas/exams/own-exams/own-exam-tones.rules.ts'
import { CHANGE_TONES } from '../../areas/mentors/change/change-tones.rules.ts'
import { ENTRY_TONES } from '../../areas/mentors/library/library-tones.rules.ts'
import {
  COLLECTION_TONES,
  ITEM_TONES,
} from '../../areas/messages/collections/collection-tones.rules.ts'
import { INFORM_TONES } from '../../areas/messages/informs/inform-tones.rules.ts'
import { LEARNING_PLAN_TONES } from '../../areas/progress/plans/plan-tones.rules.ts'
import { QUESTION_TONES } from '../../areas/questions/bank/bank-tones.rules.ts'
import { PAPER_TONES } from '../../areas/questions/papers/paper-tones.rules.ts'
import { BLOCK_TONES } from '../../areas/rotations/blocks/block-tones.rules.ts'
import { COMPLETION_TONES } from '../../areas/students/completion/completion-tones.rules.ts'
import { FUND_TONES, SPENDING_TONES } from '../../areas/students/funds/fund-tones.rules.ts'
import { SITUATION_TONES } from '../../areas/students/situations/situation-tones.rules.ts'
import { RECORD_TONES } from '../../areas/teachers/certificates/certificate-tones.rules.ts'
import { CHECK_TONES } from '../../areas/teachers/yearly-checks/check-tones.rules.ts'
import type { Tone } from '../../ui/tables/state-tag.tsx'

type AnyFlow = {
  name: string
  states: readonly string[]
  actions: Readonly<Record<string, { from: readonly string[] }>>
}

const TABLES: readonly (readonly [AnyFlow, Readonly<Record<string, Tone>>])[] = [
  [leaveFlow, LEAVE_TONES],
  [awardCompetitionFlow, COMPETITION_TONES],
  [grantFlow, GRANT_TONES],
  [courseFlow, COURSE_TONES],
  [dutyWeekFlow, WEEK_TONES],
  [shiftSwapFlow, SWAP_TONES],
  [examineFlow, EXAMINE_TONES],
  [targetFlow, TARGET_TONES],
  [attemptFlow, ATTEMPT_TONES],
  [changeFlow, CHANGE_TONES],
  [mentorEntryFlow, ENTRY_TONES],
  [collectionFlow, COLLECTION_TONES],
  [collectionItemFlow, ITEM_TONES],
  [informFlow, INFORM_TONES],
  [learningPlanFlow, LEARNING_PLAN_TONES],
  [questionFlow, QUESTION_TONES],
  [paperFlow, PAPER_TONES],
  [blockFlow, BLOCK_TONES],
  [completionFlow, COMPLETION_TONES],
  [fundFlow, FUND_TONES],
  [fundSpendingFlow, SPENDING_TONES],
  [situationFlow, SITUATION_TONES],
  [certificateRecordFlow, RECORD_TONES],
  [checkFlow, CHECK_TONES],
]

const CASES = TABLES.map(([flow, tones]) => ({ name: flow.name, flow, tones }))

test.each(CASES)('$name: every state has a tone, and no tone is of an unknown state', (area) => {
  expect(Object.keys(area.tones).toSorted()).toEqual(area.flow.states.toSorted())
})

test.each(CASES)('$name: no state that nothing leaves looks like one that waits', (area) => {
  const left = new Set(Object.values(area.flow.actions).flatMap(({ from }) => from))
  const last = area.flow.states.filter((state) => !left.has(state))
  expect(last.filter((state) => area.tones[state] === 'wait')).toEqual([])
})
