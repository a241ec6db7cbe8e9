import { book } from '../../../kernel/text/label.ts'

export const settingWords = book({
  auditActions: {
    'evaluation.setting.own': ['设置常用评价表', 'Own evaluation forms set'],
    'evaluation.setting.department': ['设置科室默认评价表', 'Default form of a department set'],
    'evaluation.setting.load': ['设置评价人每周份数上限', 'Weekly rater limit set'],
    'evaluation.setting.reminders': ['设置评价提醒时间', 'Evaluation reminders set'],
  },
  fields: {
    seriesIds: ['常用评价表', 'Preferred forms'],
    seriesId: ['默认评价表', 'Form'],
    daysBefore: ['到期前几天提醒', 'First reminder (days before due)'],
    everyDays: ['到期后每隔几天提醒', 'Days between reminders once due'],
    hoursOpen: ['几小时内可以答复', 'Hours to answer'],
    mostPerWeek: ['每位评价人每周最多几份', 'Tasks per rater and week'],
    perDay: ['每名学员每天最多发起', 'Requests per trainee and day'],
  },
  permissions: {
    'evaluation:setting:own': ['设置自己的常用评价表', 'Choose own evaluation forms'],
    'evaluation:setting:department': ['设置科室默认评价表', 'Set default forms of departments'],
    'evaluation:setting:office': ['设置评价提醒和发起评价的规则', 'Set evaluation reminders and rules for requests'],
  },
  menus: { 'evaluate.teacherSetting': ['老师评价设置', 'Teacher settings'] },
  errors: { settingFormUnknown: ['请选择已发布的学员评价表', 'Choose published forms for trainees'] },
  issues: {
    'reminder.range': ['请填写 30 以内的天数', 'Enter at most 30 days'],
    'request.hours': ['请填写 1 至 336 小时', 'Enter 1 to 336 hours'],
    'load.range': ['请填写 1 至 50 份', 'Enter 1 to 50 tasks'],
    'request.perDay': ['请填写 1 至 20 次', 'Enter 1 to 20 requests'],
  },
})
