import { book } from '../../../platform/texts/book.ts'

export const seatsText = book({
  lead: [
    '{departments} 个科室今后 24 个月各接收多少人；没有单独设置的月份按平常容量',
    'How many trainees {departments} {departments:department|departments} can take in each of the next 24 months; months not set have the usual capacity',
  ],
  leadOver: [
    '{departments} 个科室，其中 {over} 个有超员的月份',
    '{departments} {departments:department|departments}, {over} of them with months over capacity',
  ],
  search: ['科室名称', 'Department'],
  overOnly: ['只看有超员月份的', 'Only over capacity'],
  empty: [
    '没有符合筛选的科室。科室和平常容量在“基地管理 → 二级科室”中维护',
    'No departments match. Departments and their usual capacity are managed under “Bases → Second-level departments”',
  ],
  set: ['设置所选月份', 'Set these months'],
  selected: ['已选 {count} 格', '{count} selected'],
  none: ['选中月份（可拖选或按住 Shift），再设置人数', 'Select months (drag, or hold Shift), then set the number'],
  keys: [
    '方向键移动，Shift 加方向键选一段，输入数字或按回车设置，Delete 恢复平常容量',
    'Arrow keys move, Shift + arrow keys select, a digit or Enter sets the number, Delete restores the usual capacity',
  ],
  readOnly: ['由基地设置；科室如需调整请联系基地', 'Set by the base; contact the base if a month needs changing'],
  department: ['科室', 'Department'],
  usual: ['平常 {count} 人', 'usually {count}'],
  takesNone: ['平常不接收', 'usually none'],
  grid: ['科室月容量', 'Seats by month'],
  cell: ['{department} {month}：可接收 {seats} 人，已安排 {taken} 人', '{department} {month}: {seats} {seats:seat|seats}, {taken} planned'],
  cellOver: ['超 {count}', '{count} over'],
  closed: ['关闭', 'closed'],
  because: ['原因：{reason}', 'Reason: {reason}'],
  legend: {
    usual: ['平常容量', 'as usual'],
    other: ['单独设置', 'set for the month'],
    closed: ['关闭', 'closed'],
    over: ['已安排超过容量', 'over capacity'],
  },
  dialog: ['设置月容量', 'Set monthly seats'],
  of: ['{name}等 {count} 个科室', '{name} and others, {count} {count:department|departments} in total'],
  seatsHelp: ['0 为当月关闭；空着恢复平常容量', '0 closes the department that month; leave empty for the usual capacity'],
  reasonHelp: ['关闭时必填，科室和学员会看到', 'Required when closed; departments and trainees see it'],
  short: [
    '已安排的学员将超出：{months} 个月共 {places} 人次。可以保存，之后在排班中调整',
    'Already scheduled trainees exceed these seats: {places} {places:place|places} in {months} {months:month|months}. You can save and adjust the plan later',
  ],
  saved: ['已保存', 'Saved'],
  savedOver: [
    '已保存；有 {over} 个月超员，涉及未开始的轮转 {blocks} 段，请在排班中调整',
    'Saved; {over} {over:month is|months are} over capacity, affecting {blocks} {blocks:stay|stays} not yet begun; adjust the plan',
  ],
  month: ['{month} 月', '{month}'],
  ofMonths: ['{taken}/{seats} 人', '{taken} of {seats}'],
})
