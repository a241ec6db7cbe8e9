export const settingZh = {
  auditActions: {
    'evaluation.setting.own': '设置常用评价表',
    'evaluation.setting.department': '设置科室默认评价表',
    'evaluation.setting.reminders': '设置评价提醒时间',
  },
  fields: { seriesIds: '常用评价表', seriesId: '默认评价表', daysBefore: '到期前几天提醒', everyDays: '到期后每隔几天提醒' },
  permissions: {
    'evaluation:setting:own': '设置自己的常用评价表',
    'evaluation:setting:department': '设置科室默认评价表',
    'evaluation:setting:office': '设置评价提醒时间',
  },
  menus: { 'evaluate.teacherSetting': '老师评价设置' },
  errors: { settingFormUnknown: '请选择已发布的学员评价表' },
  issues: { 'reminder.range': '请填写 30 以内的天数' },
} as const
