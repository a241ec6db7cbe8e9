import { book } from '@residency/contract/kernel/label'

export const absenceHomeWords = book({
  awayToday: ['今天请假', 'On leave today'],
  awayNote: ['人次', 'leaves'],
  awayNone: ['今天没有学员请假', 'nobody is on leave today'],
  away: ['今天谁请假', 'Who is on leave today'],
  until: ['{type}，到 {until}', '{type}, until {until}'],
  nobody: ['今天没有学员请假。', 'Nobody is on leave today.'],
  toDecide: ['待我审批的请假', 'Leave to decide'],
  oneDay: ['{type}，{from}，{days} 天', '{type}, {from}, {days} {days:day|days}'],
  span: ['{type}，{from} 至 {until}，{days} 天', '{type}, {from} to {until}, {days} {days:day|days}'],
  urgent: ['紧急', 'urgent'],
  nothing: ['没有等你审批的请假。', 'No leave requests to decide.'],
})
