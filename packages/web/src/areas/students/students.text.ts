import { book } from '../../platform/i18n.ts'

export const studentsText = book(
  {
    title: '我的培训',
    name: '姓名',
    number: '学员编号',
    noNumber: '尚未登记',
    major: '专业',
    unit: '培训单位',
    since: '入培日期',
    timeline: '培训经过',
    next: '接下来',
    coming: [
      { what: '轮转安排', state: '还没有排定，排定后显示在这里。' },
      { what: '考试与考核', state: '还没有安排。' },
    ],
  },
  {
    title: 'My training',
    name: 'Name',
    number: 'Trainee number',
    noNumber: 'Not on record yet',
    major: 'Major',
    unit: 'Training unit',
    since: 'Enrolled on',
    timeline: 'What has happened so far',
    next: 'What comes next',
    coming: [
      { what: 'Rotations', state: 'Not scheduled yet; they will appear here.' },
      { what: 'Exams and assessments', state: 'None arranged yet.' },
    ],
  },
)
