import { book } from '@residency/contract/kernel/label'

/** Words of the printed file that the area's words do not hold. */
export const filePdfText = book({
  title: ['学员档案', 'Trainee file'],
  file: ['学员档案', 'trainee-file'],
  number: ['学号', 'Number'],
  training: ['培训信息', 'Training'],
  major: ['专业', 'Major'],
  base: ['专业基地', 'Base'],
  unit: ['培训单位', 'Training unit'],
  startsOn: ['培训开始', 'Start of training'],
  plannedEnd: ['计划结业', 'Planned end'],
  printedOn: ['打印日期 {day}', 'printed on {day}'],
  noPhoto: ['报名时未上传证件照', 'No photo uploaded with the sign-up'],
  proofs: ['证明材料：{names}', 'Evidence: {names}'],
  comma: ['、', ', '],
  none: ['以下各项没有填写：{sections}', 'Not filled in: {sections}'],
})
