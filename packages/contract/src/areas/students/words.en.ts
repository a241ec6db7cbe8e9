import type { SameWords } from '../../kernel/index.ts'
import type { studentsZh } from './words.zh-CN.ts'

export const studentsEn = {
  area: 'Trainees',
  completion: { months: 'Months of training' },
  timeline: { enrolled: 'Training began, trainee number {number}' },
  auditActions: {
    'students.trainee.create': 'Created a trainee',
  },
  fields: { number: 'Trainee number', major: 'Major', trainingUnit: 'Training unit', enrolledOn: 'Enrolled on' },
} as const satisfies SameWords<typeof studentsZh>
