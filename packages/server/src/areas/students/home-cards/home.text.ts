import { book } from '@residency/contract/kernel/label'

export const studentsHomeWords = book({
  inTraining: ['在培学员', 'In training'],
  inTrainingNote: ['人正在培训', 'trainees'],
  soon: ['待结业审核', 'Completions to propose'],
  soonNote: ['人在一个月内到期，尚未提出结业', 'finish within a month, completion not proposed yet'],
  soonNone: ['一个月内没有到期未提出结业的学员', 'nobody finishes within a month without a proposal'],
  onCourse: ['学员是否按期？', 'Are trainees on schedule?'],
  done: ['已结业', 'Completed'],
  inTime: ['按期', 'On schedule'],
  late: ['延期或超期', 'Late'],
  allInTime: ['各届次的 {total} 名在培学员全部按期', 'All {total} in these cohorts are on schedule'],
  someLate: [
    '各届次的 {total} 名在培学员中，{late} 名延期或超期',
    '{late} of the {total} in these cohorts {late:is|are} extended or overdue',
  ],
  others: ['；另有 {others} 名未编入届次，或届次更早', '; {others} more {others:is|are} in no cohort or in an earlier one'],
  noCohorts: [
    '还没有学员编入届次。编入届次后，这里按届次显示进度。',
    'No trainees have been placed in a cohort yet. Once they are, progress is shown here by cohort.',
  ],
  completion: ['结业还差什么', 'Missing for completion'],
  missing: ['未达到', 'not met'],
  unrecorded: ['尚无记录', 'not recorded'],
  complete: ['结业所需的内容已全部完成。', 'All completion requirements are met.'],
})
