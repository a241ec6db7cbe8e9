import { book } from '../../../kernel/text/label.ts'

export const statisticsWords = book({
  auditActions: { 'recruitment.statistics.export': ['导出招生统计', 'Recruitment figures exported'] },
  fields: {
    intakeId: ['招生批次', 'Intake'],
  },
  menus: { 'recruit.statistics': ['招生统计', 'Recruitment figures'] },
  permissions: {
    'recruit:statistics:view': ['查看招生统计', 'See recruitment figures'],
    'recruit:statistics:export': ['导出招生统计', 'Export recruitment figures'],
  },
  errors: {},
  stations: {
    signedUp: ['报名', 'Signed up'],
    qualified: ['资格通过', 'Qualified'],
    examined: ['参加考试', 'Examined'],
    admitted: ['录取', 'Admitted'],
    confirmed: ['确认', 'Confirmed'],
    arrived: ['报到', 'Arrived'],
    enrolled: ['入培', 'Enrolled'],
  },
  splits: {
    offer: ['按第一志愿', 'By first choice'],
    traineeKind: ['按学员身份', 'By trainee kind'],
    school: ['按毕业院校', 'By school'],
    education: ['按学历', 'By education'],
  },
  statisticsSheet: {
    name: ['招生统计', 'Recruitment figures'],
    split: ['分组', 'Group'],
    label: ['名称', 'Name'],
    seats: ['名额', 'Seats'],
    total: ['合计', 'Total'],
    others: ['其他', 'Others'],
    unknown: ['未填写', 'Not given'],
  },
})
