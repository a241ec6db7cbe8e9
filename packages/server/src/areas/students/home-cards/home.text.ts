import { book } from '@residency/contract/kernel'

const zh = {
  inTraining: '在培学员',
  inTrainingNote: '人正在培训',
  soon: '待结业审核',
  soonNote: '人在一个月内到期，尚未提出结业',
  soonNone: '一个月内没有到期未提出结业的学员',
  onCourse: '学员是否按期？',
  done: '已结业',
  inTime: '按期',
  late: '延期或超期',
  allInTime: '各届次的 {total} 名在培学员全部按期',
  someLate: '各届次的 {total} 名在培学员中，{late} 名延期或超期',
  noCohorts: '还没有学员编入届次。编入届次后，这里按届次显示进度。',
  completion: '结业还差什么',
  missing: '未达到',
  unrecorded: '尚无记录',
  complete: '结业所需的内容已全部完成。',
}
const en: typeof zh = {
  inTraining: 'In training',
  inTrainingNote: 'trainees',
  soon: 'Completions to propose',
  soonNote: 'end within a month and are not proposed yet',
  soonNone: 'none ends within a month without a proposal',
  onCourse: 'Are trainees on course?',
  done: 'Completed',
  inTime: 'In time',
  late: 'Late',
  allInTime: 'All {total} in these cohorts are in time',
  someLate: '{late} of the {total} in these cohorts {late:is|are} extended or overdue',
  noCohorts: 'No trainees are in a cohort yet. Once they are, their progress is shown here by cohort.',
  completion: 'Missing for completion',
  missing: 'missing',
  unrecorded: 'not recorded',
  complete: 'Everything that completion asks for is done.',
}
export const studentsHomeWords = book(zh, en)
