import { book } from '@residency/contract/kernel'

const zh = {
  ownStay: '本轮转的工作量',
  ofRequired: '已通过 {passed}，要求 {required}{unit}',
  noStay: '今天没有轮转，或者本轮转没有工作量要求。',
  toDecide: '待我审核的工作量',
  entry: '{name}：{item}',
  entryNote: '{day} · {department}',
  marked: '有提示',
  nothing: '没有等你审核的工作量记录。',
  overdue: '逾期未审的工作量',
  overdueNote: '条，发生在一周以前',
  none: '没有超过一周未审的',
  atLeast: '{count} 以上',
}
const en: typeof zh = {
  ownStay: 'Workload of this rotation',
  ofRequired: '{passed} passed of {required}{unit}',
  noStay: 'There is no rotation today, or it asks for no workload.',
  toDecide: 'Workload to sign',
  entry: '{name}: {item}',
  entryNote: '{day} · {department}',
  marked: 'marked',
  nothing: 'No workload entries wait for you.',
  overdue: 'Workload not signed in time',
  overdueNote: 'entries of more than a week ago',
  none: 'none of more than a week ago',
  atLeast: 'more than {count}',
}
export const workloadHomeWords = book(zh, en)
