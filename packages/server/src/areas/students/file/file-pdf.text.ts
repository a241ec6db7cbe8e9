import { book, type SameWords } from '@residency/contract/kernel'

const zh = {
  title: '学员档案',
  file: '学员档案',
  number: '学号',
  training: '培训信息',
  major: '专业',
  base: '专业基地',
  unit: '培训单位',
  startsOn: '培训开始',
  plannedEnd: '计划结业',
  printedOn: '打印日期 {day}',
  noPhoto: '报名时未上传证件照',
  proofs: '证明材料：{names}',
  comma: '、',
  none: '以下各项没有填写：{sections}',
} as const
const en = {
  title: 'File of a trainee',
  file: 'trainee-file',
  number: 'Number',
  training: 'Training',
  major: 'Major',
  base: 'Base',
  unit: 'Training unit',
  startsOn: 'Start of training',
  plannedEnd: 'Planned end',
  printedOn: 'printed on {day}',
  noPhoto: 'No photo with the sign-up',
  proofs: 'Proofs: {names}',
  comma: ', ',
  none: 'Nothing is filled in for: {sections}',
} as const satisfies SameWords<typeof zh>

/** Words of the printed file that the area's words do not hold. */
export const filePdfText = book(zh, en)
