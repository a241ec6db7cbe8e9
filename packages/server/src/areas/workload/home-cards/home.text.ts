import { book } from '@residency/contract/kernel/label'

export const workloadHomeWords = book({
  ownStay: ['本轮转的工作量', 'Workload of this rotation'],
  ofRequired: ['已通过 {passed}，要求 {required}{unit}', '{passed} passed of {required}{unit}'],
  noStay: ['今天没有轮转，或者本轮转没有工作量要求。', 'No rotation today, or this rotation has no workload requirements.'],
  toDecide: ['待我审核的工作量', 'Workload to review'],
  entry: ['{name}：{item}', '{name}: {item}'],
  entryNote: ['{day} · {department}', '{day} · {department}'],
  marked: ['有提示', 'flagged'],
  nothing: ['没有等你审核的工作量记录。', 'No workload entries for you to review.'],
  overdue: ['逾期未审的工作量', 'Overdue workload reviews'],
  overdueNote: ['条，发生在一周以前', 'entries from more than a week ago'],
  none: ['没有超过一周未审的', 'none from more than a week ago'],
  atLeast: ['{count} 以上', 'more than {count}'],
})
