import { book } from '../../platform/texts/book.ts'

export const studentsText = book({
  title: ['我的培训', 'My training'],
  number: ['学号', 'Trainee number'],
  noNumber: ['还没有登记学员信息；入培后显示在这里。', 'No trainee record yet; it is shown here once you have enrolled.'],
  major: ['专业', 'Major'],
  progress: ['培训进度', 'Progress'],
  month: ['第 {number} 个月 / 共 {of} 个月', 'Month {number} of {of}'],
  end: ['计划结业', 'Planned end'],
  openEnd: ['未登记', 'Not recorded'],
  timeline: ['培训经过', 'Training history'],
  next: ['接下来', 'What comes next'],
  missing: ['档案还缺 {count} 项', '{count} {count:item|items} missing in your file'],
  waiting: ['{count} 份资料变更审核中', '{count} {count:change|changes} to your file under review'],
  waitingNote: ['审核后会通知你', 'You will be notified of the result'],
})
