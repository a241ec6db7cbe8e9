export const studentsZh = {
  area: '学员',
  completion: { months: '培训时长' },
  timeline: { enrolled: '开始培训，学员编号 {number}' },
  auditActions: {
    'students.trainee.create': '生成学员',
  },
  fields: { number: '学员编号', major: '专业', trainingUnit: '培训单位', enrolledOn: '入培日期' },
} as const
