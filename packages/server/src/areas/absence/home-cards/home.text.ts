import { book } from '@residency/contract/kernel'

const zh = {
  awayToday: '今天请假',
  awayNote: '人次',
  awayNone: '今天没有学员请假',
  away: '今天谁请假',
  until: '{type}，到 {until}',
  nobody: '今天没有学员请假。',
  toDecide: '待我审批的请假',
  oneDay: '{type}，{from}，{days} 天',
  span: '{type}，{from} 至 {until}，{days} 天',
  urgent: '紧急',
  nothing: '没有等你审批的请假。',
}
const en: typeof zh = {
  awayToday: 'On leave today',
  awayNote: 'leaves',
  awayNone: 'nobody is on leave today',
  away: 'Who is on leave today',
  until: '{type}, until {until}',
  nobody: 'Nobody is on leave today.',
  toDecide: 'Leaves to decide',
  oneDay: '{type}, {from}, {days} {days:day|days}',
  span: '{type}, {from} to {until}, {days} {days:day|days}',
  urgent: 'urgent',
  nothing: 'No leaves wait for you.',
}
export const absenceHomeWords = book(zh, en)
