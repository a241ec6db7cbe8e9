import { book } from '@residency/contract/kernel/label'

/** Words of the printed minutes that the area's words do not hold. */
export const minutesText = book({
  title: ['进展评议会议纪要', 'Progress session minutes'],
  file: ['进展评议纪要', 'minutes'],
  number: ['编号', 'Number'],
  committee: ['委员会', 'Committee'],
  base: ['基地', 'Base'],
  heldOn: ['会议日期', 'Session date'],
  factsOn: ['材料截止日期', 'Cut-off date'],
  trainees: ['评议人数', 'Trainees'],
  members: ['委员', 'Members'],
  decisions: ['评议结论', 'Decisions'],
  name: ['姓名', 'Name'],
  outcome: ['结论', 'Decision'],
  reason: ['理由', 'Reasons'],
  participants: ['参加评议', 'Participants'],
  goal: [
    '目标：{goal}；措施：{measure}；负责人：{owner}；期限：{dueOn}',
    'Goal: {goal}; measure: {measure}; owner: {owner}; due on {dueOn}',
  ],
  printedOn: ['打印日期 {day}', 'printed on {day}'],
})
